import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LegalText } from '@/components/legal/legal-text';
import { LanguageAlternates } from '@/components/shell/language-alternates';
import type { Locale } from '@/lib/core/i18n/locales';
import { paths } from '@/lib/core/paths';

export async function generateMetadata({ params }: PageProps<'/[locale]/privacy-policy'>): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: locale as Locale, namespace: 'legal.privacy' });
  return { title: t('title'), description: t('summary') };
}

export default async function PrivacyPage({ params }: PageProps<'/[locale]/privacy-policy'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <>
      <LanguageAlternates path={paths.privacyPolicy} />
      <LegalText policy="privacy" />
    </>
  );
}
