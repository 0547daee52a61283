import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { VerifyLink } from '@/components/sign-in/verify-link';
import { readBrowserSecret } from '@/lib/core/auth/browser-cookie';
import { now } from '@/lib/core/clock';
import { cookieNames } from '@/lib/core/cookies';
import { safeReturnPath } from '@/lib/core/paths';
import { isOwnLink } from '@/lib/sign-in/queries';
import { verifyQuery } from '@/lib/sign-in/schema';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('verifying'), referrer: 'no-referrer' };
}

export default async function VerifyPage({ searchParams }: PageProps<'/[locale]/auth/verify'>) {
  const { token, remember } = verifyQuery.safeParse(await searchParams).data ?? {};
  const own = await isOwnLink(token, await readBrowserSecret(), now());
  const next = safeReturnPath((await cookies()).get(cookieNames.next)?.value);
  return <VerifyLink token={token} remember={remember ?? 'false'} own={own} next={next} />;
}
