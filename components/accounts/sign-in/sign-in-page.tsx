import { headers } from 'next/headers';
import { isOutboxOpen } from '@/lib/accounts/sign-in/development';
import { readPlainOutcome, unsealAddress } from '@/lib/accounts/sign-in/plain-form';
import { safeReturnPath } from '@/lib/core/config/paths';
import { PlainSignIn } from './plain-sign-in';
import { SignIn } from './sign-in';

export async function SignInPage({ query }: { query: Record<string, string | string[] | undefined> }) {
  const { next, sent, outcome } = query;
  const sentTo = typeof sent === 'string' ? unsealAddress(sent) : null;
  return (
    <>
      <div className="needs-scripts">
        <SignIn next={safeReturnPath(next)} development={isOutboxOpen({ headers: await headers() })} />
      </div>
      <noscript>
        <PlainSignIn sentTo={sentTo} outcome={readPlainOutcome(outcome)} />
      </noscript>
    </>
  );
}
