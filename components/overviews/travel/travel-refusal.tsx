import { useTranslations } from 'next-intl';
import { refusalSource } from '@/lib/overviews/travel/rules';
import type { NotCovered } from '@/lib/overviews/travel/vocabulary';

export function TravelRefusal({ reason }: { reason: NotCovered }) {
  const t = useTranslations('travel');
  const source = refusalSource(reason);
  return (
    <p role="status" className="mb-6 rounded-card bg-info-soft p-4">
      {t(`refusals.${reason}`)}{' '}
      {source ? (
        <a href={source.url} target="_blank" rel="noopener noreferrer" className="underline">
          {t('ask', { name: source.name })}
        </a>
      ) : null}
    </p>
  );
}
