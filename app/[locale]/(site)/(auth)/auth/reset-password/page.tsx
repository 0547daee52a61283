import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResetPassword } from '@/components/accounts/passwords/reset-password';
import { Messages } from '@/components/loading/messages';
import { mailedLinkQuery } from '@/lib/accounts/passwords/schema';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('passwords');
  return { title: t('reset.title'), referrer: 'no-referrer' };
}

export default async function Page({ searchParams }: PageProps<'/[locale]/auth/reset-password'>) {
  const { token } = mailedLinkQuery.parse(await searchParams);
  return (
    <Messages namespaces={['passwords']}>
      <ResetPassword token={token} />
    </Messages>
  );
}
