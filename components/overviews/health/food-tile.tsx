import { useTranslations } from 'next-intl';
import { paths } from '@/lib/core/config/paths';
import { Tile } from './tile';

export function FoodTile({ petId }: { petId: string }) {
  const t = useTranslations('health.tiles.food');
  return (
    <Tile
      id="food"
      title={useTranslations('pets.nav')('food')}
      icon="utensils"
      href={paths.petFood(petId)}
      className="food"
    >
      <p className="tile-note">{t('text')}</p>
    </Tile>
  );
}
