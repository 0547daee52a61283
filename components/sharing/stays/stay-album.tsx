import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { StayReport } from '@/lib/sharing/stays/queries/report';

/** Links to the pets' albums, which include the sitter's photos at once. */
export function StayAlbum({ report: { diary, faces } }: { report: StayReport }) {
  const t = useTranslations('stays.page');
  const photos = diary.flatMap(({ note }) => note?.photo ?? []);
  const albums = faces
    .map(({ id, name }) => ({ id, name, count: photos.filter(({ petId }) => petId === id).length }))
    .filter(({ count }) => count > 0);
  return albums.map(({ id, name, count }) => (
    <IntentLink
      key={id}
      href={paths.petSocial(id)}
      className="tap inline-flex items-center gap-2 font-medium text-primary"
    >
      <Icon of="images" className="size-5" />
      {t('album', { count, pet: name })}
    </IntentLink>
  ));
}
