import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { type HelpArticle, relatedArticles } from '@/lib/site/help/articles';
import { ArticleLinks } from './article-links';
import { HelpBlocks } from './help-blocks';
import { HelpHead } from './help-head';

export function Article({ id }: { id: HelpArticle }) {
  const t = useTranslations('help');
  return (
    <main id="main">
      <HelpHead title={t(`articles.${id}.title`)} text={t(`articles.${id}.summary`)} />
      <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-10 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-[minmax(0,42rem)_1fr] lg:pt-10">
        <article className="leading-relaxed">
          <HelpBlocks text={t(`articles.${id}.text`)} />
        </article>
        <aside aria-labelledby="related-title" className="lg:sticky lg:top-8 lg:self-start">
          <h2 id="related-title" className="mb-3 text-xl">
            {t('related')}
          </h2>
          <ArticleLinks articles={relatedArticles[id]} />
          <a
            href={paths.help}
            className="tap mt-4 inline-flex items-center gap-1.5 text-primary underline-offset-4 hover:underline"
          >
            <Icon of="arrow-left" className="size-5" />
            {t('all')}
          </a>
        </aside>
      </div>
    </main>
  );
}
