import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConfirmEmail } from '@/components/passwords/confirm-email';
import { Messages } from '@/components/shell/messages';
import { readBrowserSecret } from '@/lib/core/auth/browser-cookie';
import { now } from '@/lib/core/clock';
import { openConfirmation } from '@/lib/passwords/queries';
import { mailedLinkQuery } from '@/lib/passwords/schema';

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
