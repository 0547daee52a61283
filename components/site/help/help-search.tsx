'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { languageOf } from '@/lib/core/i18n/locales';
import { type SearchableArticle, searchArticles } from '@/lib/site/help/search';
import { ArticleLink } from './article-link';

export function HelpSearch({ children }: { children: ReactNode }) {
  const t = useTranslations('helpSearch');
  const language = languageOf(useLocale());
  const [articles, setArticles] = useState<readonly SearchableArticle[] | 'failed'>();
  const [query, setQuery] = useState('');
  const searchText = useDeferredValue(query).trim();

  const prepareSearch = async () => {
    if (Array.isArray(articles)) return;
    try {
      const { loadArticles } = await import('./load-articles');
      setArticles(await loadArticles(language));
    } catch (error) {
      console.info(error);
      setArticles('failed');
    }
  };

  return (
    <search>
      <Label htmlFor="help-search" className="mb-1.5 block">
        {t('label')}
      </Label>
      <div className="relative mb-8 max-w-xl">
        <Icon of="search" className="pointer-events-none absolute top-2.5 left-3 text-muted" />
        <Input
          id="help-search"
          type="search"
          value={query}
          autoComplete="off"
          className="pl-11"
          onFocus={() => void prepareSearch()}
          onChange={(event) => {
            setQuery(event.target.value);
            void prepareSearch();
          }}
        />
      </div>
      {searchText === '' ? children : <Results searchText={searchText} articles={articles} everything={children} />}
    </search>
  );
}

type ResultsProps = {
  searchText: string;
  articles: readonly SearchableArticle[] | 'failed' | undefined;
  everything: ReactNode;
};

function Results({ searchText, articles, everything }: ResultsProps) {
  const t = useTranslations('helpSearch');
  if (articles === undefined) return <p role="status">{t('loading')}</p>;
  if (articles === 'failed') {
    return (
      <>
        <p role="alert" className="mb-6 text-danger">
          {t('failed')}
        </p>
        {everything}
      </>
    );
  }
  const foundArticles = searchArticles(searchText, articles);
  return (
    <>
      <p role="status" className="mb-3 text-muted">
        {t('found', { count: foundArticles.length, asked: searchText })}
      </p>
      <ul className="max-w-3xl divide-y divide-line">
        {foundArticles.map(({ id, title, summary }) => (
          <li key={id}>
            <ArticleLink id={id} title={title} summary={summary} />
          </li>
        ))}
      </ul>
    </>
  );
}
