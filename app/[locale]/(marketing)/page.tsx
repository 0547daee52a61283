import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/core/i18n/locales';

export default async function LandingPage({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  const t = await getTranslations('common');
  return <h1>{t('productName')}</h1>;
}
