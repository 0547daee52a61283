import { useTranslations } from 'next-intl';
import { factorOf } from '@/lib/overviews/food/energy';
import { foodSource } from '@/lib/overviews/food/sources';
import type { FactorId, FedSpecies, SourceId } from '@/lib/overviews/food/vocabulary';

interface FoodSourcesProps {
  species: FedSpecies;
  factor: FactorId | null;
}

/** Published pages behind formula, factor, minimum, treats and body score. */
export function FoodSources({ species, factor }: FoodSourcesProps) {
  const t = useTranslations('food.sources');
  const ids: SourceId[] = ['merck', 'aaha', 'clinician', 'movma'];
  const own = (factor && factorOf(species, factor)?.sources) ?? [];
  return (
    <details className="food-sources mt-4 text-muted">
      <summary className="tap">{t('title')}</summary>
      <p className="mb-2">{t('text')}</p>
      <ul>
        {[...ids, ...own.filter((id) => !ids.includes(id))].map((id) => (
          <SourceLine key={id} id={id} isFactor={own.includes(id)} />
        ))}
        <li>{t('pace')}</li>
      </ul>
    </details>
  );
}

function SourceLine({ id, isFactor }: { id: SourceId; isFactor: boolean }) {
  const t = useTranslations('food.sources');
  const { name, url, seen } = foodSource(id);
  return (
    <li>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
          {name}
        </a>
      ) : (
        name
      )}{' '}
      · {t(`uses.${id}`)} · {t(`seen.${seen}`)}
      {isFactor ? ` · ${t('factor')}` : null}
    </li>
  );
}
