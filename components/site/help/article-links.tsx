import { useTranslations } from 'next-intl';
import type { HelpArticle } from '@/lib/site/help/articles';
import { ArticleLink } from './article-link';

export function ArticleLinks({ articles }: { articles: readonly HelpArticle[] }) {
  const t = useTranslations('help.articles');
  return (
    <ul className="divide-y divide-line border-y border-line">
      {articles.map((id) => (
        <li key={id}>
          <ArticleLink id={id} title={t(`${id}.title`)} summary={t(`${id}.summary`)} />
        </li>
      ))}
    </ul>
  );
}
