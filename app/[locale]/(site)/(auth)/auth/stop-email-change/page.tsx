import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StopEmailChange } from '@/components/accounts/passwords/stop-email-change';
import { Messages } from '@/components/loading/messages';
import { mailedLinkQuery } from '@/lib/accounts/passwords/schema';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('passwords');
  return { title: t('stop.title'), referrer: 'no-referrer' };
}

export default async function Page({ searchParams }: PageProps<'/[locale]/auth/stop-email-change'>) {
  const { token } = mailedLinkQuery.parse(await searchParams);
  return (
    <Messages namespaces={['passwords']}>
      <StopEmailChange token={token} />
    </Messages>
  );
}
