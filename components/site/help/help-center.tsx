import { useTranslations } from 'next-intl';
import { Messages } from '@/components/loading/messages';
import { type HelpGroup, helpGroups } from '@/lib/site/help/articles';
import { ArticleLinks } from './article-links';
import { HelpHead } from './help-head';
import { HelpSearch } from './help-search';

const groups = Object.keys(helpGroups) as HelpGroup[];

export function HelpCenter() {
  const t = useTranslations('help');
  return (
    <main id="main">
      <HelpHead title={t('title')} text={t('intro')} />
      <div className="mx-auto max-w-6xl px-4 pt-8 pb-16 sm:px-6">
        <Messages namespaces={['helpSearch']}>
          <HelpSearch>
            <div className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
              {groups.map((group) => (
                <section key={group} aria-labelledby={`${group}-title`}>
                  <h2 id={`${group}-title`} className="mb-4 text-2xl">
                    {t(`groups.${group}`)}
                  </h2>
                  <ArticleLinks articles={helpGroups[group]} />
                </section>
              ))}
            </div>
          </HelpSearch>
        </Messages>
      </div>
    </main>
  );
}
