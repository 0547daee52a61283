import { useTranslations } from 'next-intl';

const limits = ['places', 'species', 'between', 'exceptions', 'many', 'us', 'local', 'back'] as const;

export function TravelLimits() {
  const t = useTranslations('travel');
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
    </section>
  );
}
