import { useLocale, useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { paths } from '@/lib/core/config/paths';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import type { AlbumData } from './booklet-data';

export function useAlbum({ id, name }: { id: string; name: string }, photos: HealthRecord['photos']): AlbumData {
  const t = useTranslations('health.booklet');
  const locale = useLocale();
  const { timeZone } = usePageContext();
  const { items, count } = photos;
  const [newest] = items;
  const dayOf = ({ takenAt }: { takenAt: string }) => formatDay(dayIn(instantFromJson(takenAt), timeZone), locale);
  return {
    title: t('pages.album'),
    count: t('photos', { count }),
    label: t('openAlbum', { name }),
    photos: items.map((photo) => ({
      url: photo.url,
      alt: photo.caption ?? t('photoOf', { name, date: dayOf(photo) }),
    })),
    caption: newest?.caption ?? null,
    takenOn: newest ? dayOf(newest) : '',
    first: newest ? null : { text: t('noPhotos'), link: { text: t('firstPhoto'), href: paths.petSocial(id) } },
  };
}
