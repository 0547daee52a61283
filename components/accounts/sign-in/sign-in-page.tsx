import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { isOutboxOpen } from '@/lib/accounts/sign-in/development';
import { readPlainOutcome, unsealAddress } from '@/lib/accounts/sign-in/plain-form';
import { paths, safeReturnPath } from '@/lib/core/config/paths';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { PlainSignIn } from './plain-sign-in';
import { SignIn } from './sign-in';

interface SignInPageProps {
  query: Record<string, string | string[] | undefined>;
  /** Sign-in at the installation's provider. */
  provider: ReactNode;
  passkey: (next: string) => ReactNode;
}

export async function SignInPage({ query, provider, passkey }: SignInPageProps) {
  const { sent, outcome } = query;
  const next = safeReturnPath(query.next);
  if (!sendsMail()) redirect(`${paths.signInByPassword}?${new URLSearchParams({ next })}`);
  const sentTo = typeof sent === 'string' ? unsealAddress(sent) : null;
  return (
    <>
      <div className="needs-scripts">
        <SignIn
          next={next}
          otherWays={
            <>
              {provider}
              {passkey(next)}
            </>
          }
          development={isOutboxOpen({ headers: await headers() })}
        />
      </div>
      <noscript>
        <PlainSignIn sentTo={sentTo} outcome={readPlainOutcome(outcome)} provider={provider} />
      </noscript>
    </>
  );
}
