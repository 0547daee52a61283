import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { publicMetadata } from '@/components/shell/public-metadata';
import { Article } from '@/components/site/help/article';
import { helpArticleIds, paths } from '@/lib/core/config/paths';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { findArticle } from '@/lib/site/help/articles';

/** The middleware handles all other names as unknown pages. */
export const dynamicParams = false;

export function generateStaticParams() {
  return helpArticleIds.map((article) => ({ article }));
}

export async function generateMetadata({ params }: PageProps<'/[locale]/help/[article]'>): Promise<Metadata> {
  const { locale, article } = await params;
  const id = findArticle(article) ?? notFound();
  const t = await getTranslations({ locale: locale as FormatLocale });
  return publicMetadata({
    path: paths.helpArticle(id),
    locale: locale as FormatLocale,
    title: t(`help.articles.${id}.title`),
    description: t(`help.articles.${id}.summary`),
    imageAlt: t('landing.imageAlt'),
  });
}

export default async function HelpArticlePage({ params }: PageProps<'/[locale]/help/[article]'>) {
  const { locale, article } = await params;
  setRequestLocale(locale as FormatLocale);
  return <Article id={findArticle(article) ?? notFound()} />;
}
