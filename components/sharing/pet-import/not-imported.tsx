import { useTranslations } from 'next-intl';

const kinds = ['people', 'links', 'past', 'deleted', 'account'] as const;

export function NotImported() {
  const t = useTranslations('petImport.not');
  return (
    <section aria-labelledby="not-imported" className="mt-7 border-t border-line pt-5">
      <h2 id="not-imported" className="text-xl">
        {t('title')}
      </h2>
      <ul className="mt-2 list-disc pl-5 text-muted">
        {kinds.map((kind) => (
          <li key={kind}>{t(kind)}</li>
        ))}
      </ul>
      <p className="mt-3 text-muted">{t('source')}</p>
    </section>
  );
}
