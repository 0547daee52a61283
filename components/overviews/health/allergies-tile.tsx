import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import type { Allergy } from '@/lib/records/allergies/allergy';
import type { Condition } from '@/lib/records/conditions/condition';
import { EmptyTile, Tile } from './tile';

interface AllergiesTileProps {
  petId: string;
  allergies: readonly Allergy[];
  conditions: readonly Condition[];
}

const severities = ['severe', 'moderate', 'mild'] as const;

export function AllergiesTile({ petId, allergies, conditions }: AllergiesTileProps) {
  const t = useTranslations('health.tiles.allergies');
  const words = useTranslations('allergies.severities');
  const common = { id: 'allergies', icon: 'shield-alert' as const, href: paths.petHealth(petId, 'allergies') };
  if (allergies.length + conditions.length === 0)
    return <EmptyTile {...common} title={t('allergies')} hint={t('empty')} />;
  const worstFirst = severities.flatMap((severity) => allergies.filter((one) => one.severity === severity));
  const current = conditions.filter(({ status }) => status !== 'resolved');
  return (
    <Tile {...common} className="large" title={t('title')}>
      <ul className="tile-chips">
        {worstFirst.map(({ id, allergen, severity }) => (
          <li key={id} className={severity}>
            {severity === 'severe' ? <Icon of="triangle-alert" /> : null}
            <span>{joinIsolated([allergen, words(severity)], ', ')}</span>
          </li>
        ))}
        {current.map(({ id, name }) => (
          <li key={id}>{isolate(name)}</li>
        ))}
        {allergies.length === 0 ? <li className="none">{t('noAllergies')}</li> : null}
        {current.length === 0 ? <li className="none">{t('noConditions')}</li> : null}
      </ul>
    </Tile>
  );
}
