import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConfirmEmail } from '@/components/accounts/passwords/confirm-email';
import { Messages } from '@/components/loading/messages';
import { openConfirmation } from '@/lib/accounts/passwords/queries';
import { mailedLinkQuery } from '@/lib/accounts/passwords/schema';
import { readBrowserSecret } from '@/lib/core/auth/browser-cookie';
import { now } from '@/lib/core/time/clock';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('passwords');
  return { title: t('confirm.title'), referrer: 'no-referrer' };
}

export default async function Page({ searchParams }: PageProps<'/[locale]/auth/confirm-email'>) {
  const { token = '' } = mailedLinkQuery.parse(await searchParams);
  const open = token ? await openConfirmation(token, await readBrowserSecret(), now()) : null;
  return (
    <Messages namespaces={['passwords']}>
      <ConfirmEmail token={token} open={open} />
    </Messages>
  );
}
