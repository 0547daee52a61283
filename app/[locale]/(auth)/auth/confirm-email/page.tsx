import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConfirmEmail } from '@/components/passwords/confirm-email';
import { Messages } from '@/components/shell/messages';
import { mailedLinkQuery } from '@/lib/passwords/schema';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('passwords');
  return { title: t('confirm.title'), referrer: 'no-referrer' };
}

export default async function Page({ searchParams }: PageProps<'/[locale]/auth/confirm-email'>) {
  const { token } = mailedLinkQuery.parse(await searchParams);
  return (
    <Messages namespaces={['passwords']}>
      <ConfirmEmail token={token} />
    </Messages>
  );
}
