import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OidcWay } from '@/components/accounts/oidc/oidc-way';
import { PasskeyButton } from '@/components/accounts/passkeys/passkey-button';
import { SignInPage } from '@/components/accounts/sign-in/sign-in-page';
import { isOidcOnly } from '@/lib/core/auth/oidc';
import { paths } from '@/lib/core/config/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('title') };
}

export default async function Page({ searchParams }: PageProps<'/[locale]/auth/magic-link-login'>) {
  if (isOidcOnly()) redirect(paths.signIn);
  return (
    <SignInPage query={await searchParams} provider={<OidcWay />} passkey={(next) => <PasskeyButton next={next} />} />
  );
}
