import { helpArticleIds } from '@/lib/core/config/paths';
import { loadLazyMessages } from '@/lib/core/i18n/lazy-messages';
import type { Locale } from '@/lib/core/i18n/locales';
import type { SearchableArticle } from '@/lib/site/help/search';

type Words = Record<string, Record<'title' | 'summary' | 'text', string>>;

export async function loadArticles(locale: Locale): Promise<SearchableArticle[]> {
  const { help } = (await loadLazyMessages(locale, ['help'])) as unknown as { help: { articles: Words } };
  return helpArticleIds.map((id) => {
    const { title = '', summary = '', text = '' } = help.articles[id] ?? {};
    return { id, title, summary, text };
  });
}
