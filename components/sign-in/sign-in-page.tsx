import { env } from '@/lib/core/env';
import { safeReturnPath } from '@/lib/core/paths';
import { SignIn } from './sign-in';

/** Both addresses of the magic-link sign-in show the same page (R1.4). */
export function SignInPage({ next }: { next: string | string[] | undefined }) {
  return <SignIn next={safeReturnPath(next)} development={env().outbox} />;
}
