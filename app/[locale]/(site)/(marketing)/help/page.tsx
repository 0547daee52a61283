import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { publicMetadata } from '@/components/shell/public-metadata';
import { HelpCenter } from '@/components/site/help/help-center';
import { paths } from '@/lib/core/config/paths';
import type { FormatLocale } from '@/lib/core/i18n/locales';

export async function generateMetadata({ params }: PageProps<'/[locale]/help'>): Promise<Metadata> {
  const locale = (await params).locale as FormatLocale;
  const t = await getTranslations({ locale });
  return publicMetadata({
    path: paths.help,
    locale,
    title: t('help.title'),
    description: t('help.intro'),
    imageAlt: t('landing.imageAlt'),
  });
}

export default async function HelpPage({ params }: PageProps<'/[locale]/help'>) {
  const { locale } = await params;
  setRequestLocale(locale as FormatLocale);
  return <HelpCenter />;
}
