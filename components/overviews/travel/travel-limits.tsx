import { useLocale, useTranslations } from 'next-intl';
import { languageOf } from '@/lib/core/i18n/locales';
import { ruleOf } from '@/lib/overviews/travel/rules';
import { ruleIds } from '@/lib/overviews/travel/vocabulary';

const limits = ['places', 'species', 'between', 'exceptions', 'many', 'us', 'local', 'back'] as const;

export function TravelLimits() {
  const t = useTranslations('travel');
  const language = languageOf(useLocale());
  return (
    <section className="travel-limits">
      <p>
        <strong>{t('warning')}</strong> {t('noPromise')}
      </p>
      <details>
        <summary className="tap">{t('notCovered.title')}</summary>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{t(`notCovered.${limit}`)}</li>
          ))}
        </ul>
      </details>
      <details>
        <summary className="tap">{t('laws')}</summary>
        <ul>
          {ruleIds.map(ruleOf).map(({ name, law, url }) => (
            <li key={name.en}>
              <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
                {name[language]}
              </a>
              <span className="block">{law[language]}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
