import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { OutboxMailCard } from '@/components/accounts/sign-in/outbox-mail-card';
import { isOutboxOpen } from '@/lib/accounts/sign-in/development';
import { listOutbox } from '@/lib/core/mail/outbox';

export const metadata: Metadata = { robots: { index: false } };

export default async function OutboxPage() {
  if (!isOutboxOpen({ headers: await headers() })) notFound();
  const t = await getTranslations('outbox');
  const locale = await getLocale();
  const mails = await listOutbox(50);
  return (
    <main id="main" className="mx-auto grid w-full max-w-2xl gap-4 px-4 py-8">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="text-muted">{mails.length === 0 ? t('empty') : t('intro')}</p>
      {mails.map((mail) => (
        <OutboxMailCard key={mail.id} mail={mail} locale={locale} />
      ))}
    </main>
  );
}
