import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OidcNotice } from '@/components/accounts/oidc/oidc-notice';
import { OidcOnly } from '@/components/accounts/oidc/oidc-only';
import { OidcWay } from '@/components/accounts/oidc/oidc-way';
import { PasskeyButton } from '@/components/accounts/passkeys/passkey-button';
import { SignInPage } from '@/components/accounts/sign-in/sign-in-page';
import { isOidcOnly } from '@/lib/core/auth/oidc';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('title') };
}

export default async function Page({ searchParams }: PageProps<'/[locale]/auth/login'>) {
  const query = await searchParams;
  return (
    <>
      <OidcNotice refused={query.refused} />
      {isOidcOnly() ? (
        <OidcOnly />
      ) : (
        <SignInPage query={query} provider={<OidcWay />} passkey={(next) => <PasskeyButton next={next} />} />
      )}
    </>
  );
}
