import type { MetadataRoute } from 'next';
import { languageAlternates, localizedPath } from '@/components/shell/public-metadata';
import { env } from '@/lib/core/config/env';
import { helpArticleIds, paths } from '@/lib/core/config/paths';
import { locales } from '@/lib/core/i18n/locales';

// The site's URL is known at run time, not at build time.
export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  const toAbsoluteUrl = (path: string) => env().APP_URL + path;
  const articles = helpArticleIds.map(paths.helpArticle);
  return [paths.landing, paths.privacyPolicy, paths.terms, paths.help, ...articles].flatMap((path) => {
    const languages = Object.fromEntries(
      Object.entries(languageAlternates(path)).map(([language, address]) => [language, toAbsoluteUrl(address)]),
    );
    return locales.map((locale) => ({ url: toAbsoluteUrl(localizedPath(path, locale)), alternates: { languages } }));
  });
}
