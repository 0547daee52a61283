import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PasskeyButton } from '@/components/accounts/passkeys/passkey-button';
import { SignInPage } from '@/components/accounts/sign-in/sign-in-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('title') };
}

export default async function Page({ searchParams }: PageProps<'/[locale]/auth/login'>) {
  return <SignInPage query={await searchParams} passkey={(next) => <PasskeyButton next={next} />} />;
}
