import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { publicMetadata } from '@/components/shell/public-metadata';
import { LegalText } from '@/components/site/legal/legal-text';
import { paths } from '@/lib/core/config/paths';
import type { FormatLocale } from '@/lib/core/i18n/locales';

export async function generateMetadata({ params }: PageProps<'/[locale]/privacy-policy'>): Promise<Metadata> {
  const locale = (await params).locale as FormatLocale;
  const t = await getTranslations({ locale, namespace: 'legal.privacy' });
  const landing = await getTranslations({ locale, namespace: 'landing' });
  return publicMetadata({
    path: paths.privacyPolicy,
    locale,
    title: t('title'),
    description: t('summary'),
    imageAlt: landing('imageAlt'),
  });
}

export default async function PrivacyPage({ params }: PageProps<'/[locale]/privacy-policy'>) {
  const { locale } = await params;
  setRequestLocale(locale as FormatLocale);
  return <LegalText policy="privacy" />;
}
