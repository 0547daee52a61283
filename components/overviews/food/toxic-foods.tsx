import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { findToxicFoods, type ToxicFood } from '@/lib/overviews/food/toxic-foods';

const tones = { now: 'danger', call: 'due', watch: 'info' } as const;

interface ToxicFoodsProps {
  pet: { id: string; name: string; isAlive: boolean };
  search: string;
  /** Fields of the food form, so that a search keeps its answer. */
  fields: readonly (readonly [name: string, value: string])[];
}

export function ToxicFoods({ pet, search, fields }: ToxicFoodsProps) {
  const t = useTranslations('food.toxic');
  const { locale } = usePageContext();
  const language = languageOf(locale);
  const { foods, isExact } = findToxicFoods(search, language);
  return (
    <section id="toxic-foods" className="mt-8 scroll-mt-20" aria-labelledby="toxic-title">
      <h2 id="toxic-title" className="text-2xl">
        {t('title')}
      </h2>
      {pet.isAlive ? <p className="mt-1 text-muted">{t('text', { name: pet.name })}</p> : null}
      <form action={`${paths.petFood(pet.id)}#toxic-foods`} className="mt-4 flex items-end gap-2 print:hidden">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="min-w-0 grow">
          <label htmlFor="toxic-search" className="mb-1 block text-sm font-medium">
            {t('label')}
          </label>
          <Input
            id="toxic-search"
            type="search"
            name="q"
            defaultValue={search}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" variant="soft" size="icon" aria-label={t('submit')}>
          <Icon of="search" />
        </Button>
      </form>
      {isExact && foods.length > 0 ? null : (
        <p role="status" className="mt-4 rounded-card bg-due-soft p-4 wrap-anywhere">
          <b>{t('none', { search })}</b> {pet.isAlive ? t('noneCall', { name: pet.name }) : null}
        </p>
      )}
      {!isExact && foods.length > 0 ? <p className="mt-4">{t('related')}</p> : null}
      {foods.length === 0 ? null : (
        <ul className="toxic-list mt-2">
          {foods.map((food) => (
            <ToxicRow key={food.id} food={food} />
          ))}
        </ul>
      )}
      <p className="mt-4 text-muted">{t('incomplete')}</p>
    </section>
  );
}

function ToxicRow({ food: { name, why, species, urgency, sources } }: { food: ToxicFood }) {
  const t = useTranslations('food.toxic');
  const { locale } = usePageContext();
  const language = languageOf(locale);
  const [only] = species;
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>{name[language]}</h3>
        <Badge tone={tones[urgency]}>{t(`urgency.${urgency}`)}</Badge>
        <span className="text-sm text-muted">{species.length > 1 || !only ? t('both') : t(`only.${only}`)}</span>
      </div>
      <p className="mt-1">{why[language]}</p>
      <p className="mt-1 text-sm text-muted">
        {t('source')}{' '}
        {sources.map((source, place) => (
          <span key={source.name}>
            {place > 0 ? ' · ' : null}
            <a href={source.url} target="_blank" rel="noopener noreferrer" className="underline">
              {source.name}
            </a>
          </span>
        ))}
      </p>
    </li>
  );
}
