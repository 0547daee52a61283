import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { VerifyLink } from '@/components/accounts/sign-in/verify-link';
import { isOwnLink, isUsedLink } from '@/lib/accounts/sign-in/queries';
import { verifyQuery } from '@/lib/accounts/sign-in/schema';
import { readBrowserSecret } from '@/lib/core/auth/browser-cookie';
import { readSessionCookie, sessionCookieName } from '@/lib/core/auth/session-token';
import { cookieNames } from '@/lib/core/config/cookies';
import { safeReturnPath } from '@/lib/core/config/paths';
import { now } from '@/lib/core/time/clock';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('verifying'), referrer: 'no-referrer' };
}

export default async function VerifyPage({ searchParams }: PageProps<'/[locale]/auth/verify'>) {
  const { token, remember } = verifyQuery.safeParse(await searchParams).data ?? {};
  const [jar, at] = [await cookies(), now()];
  const own = await isOwnLink(token, await readBrowserSecret(), at);
  const used = !own && (await isUsedLink(token, await readSessionCookie(jar.get(sessionCookieName())?.value), at));
  const next = safeReturnPath(jar.get(cookieNames.next)?.value);
  return <VerifyLink token={token} remember={remember ?? 'false'} own={own} used={used} next={next} />;
}
