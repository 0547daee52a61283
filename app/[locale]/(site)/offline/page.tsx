import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Messages } from '@/components/loading/messages';
import { OfflineScreen } from '@/components/shell/offline-screen';
import type { FormatLocale } from '@/lib/core/i18n/locales';

export async function generateMetadata({ params }: PageProps<'/[locale]/offline'>): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: locale as FormatLocale, namespace: 'offline' });
  return { title: t('title'), robots: { index: false } };
}

/** Response of the service worker for every unreachable page (R4.3). Contains no user data. */
export default async function OfflinePage({ params }: PageProps<'/[locale]/offline'>) {
  const { locale } = await params;
  setRequestLocale(locale as FormatLocale);
  return (
    <Messages namespaces={['offline']}>
      <OfflineScreen />
    </Messages>
  );
}
