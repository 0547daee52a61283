import { useTranslations } from 'next-intl';

export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a href="#main" className="skip-link tap">
      {t('skip')}
    </a>
  );
}
