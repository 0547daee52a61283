import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Unsubscribe } from '@/components/reminders/unsubscribe';
import { unsubscribePageQuery } from '@/lib/reminders/schema';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unsubscribe');
  return { title: t('title'), referrer: 'no-referrer' };
}

export default async function Page({ searchParams }: PageProps<'/[locale]/auth/unsubscribe'>) {
  const { token, done } = unsubscribePageQuery.parse(await searchParams);
  return <Unsubscribe token={token} done={done} />;
}
