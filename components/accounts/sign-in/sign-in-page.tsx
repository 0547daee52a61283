import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { isOutboxOpen } from '@/lib/accounts/sign-in/development';
import { readPlainOutcome, unsealAddress } from '@/lib/accounts/sign-in/plain-form';
import { paths, safeReturnPath } from '@/lib/core/config/paths';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { PlainSignIn } from './plain-sign-in';
import { SignIn } from './sign-in';

export async function SignInPage({ query }: { query: Record<string, string | string[] | undefined> }) {
  const { next, sent, outcome } = query;
  if (!sendsMail()) redirect(`${paths.signInByPassword}?${new URLSearchParams({ next: safeReturnPath(next) })}`);
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
