import { headers } from 'next/headers';
import { safeReturnPath } from '@/lib/core/paths';
import { isOutboxOpen } from '@/lib/sign-in/development';
import { SignIn } from './sign-in';

/** Both addresses of the magic-link sign-in show the same page (R1.4). */
export async function SignInPage({ next }: { next: string | string[] | undefined }) {
  return <SignIn next={safeReturnPath(next)} development={isOutboxOpen({ headers: await headers() })} />;
}
