import { useLocale, useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { BookletPage } from './booklet-page';

interface AlbumPageProps {
  pet: { id: string; name: string };
  photos: HealthRecord['photos'];
}

export function AlbumPage({ pet: { id, name }, photos: { items, count } }: AlbumPageProps) {
  const t = useTranslations('health.booklet');
  const locale = useLocale();
  const { timeZone } = useReader();
  const [newest] = items;
  const dayOf = ({ takenAt }: { takenAt: string }) => formatDay(dayIn(instantFromJson(takenAt), timeZone), locale);
  if (!newest)
    return (
      <BookletPage id="album" title={t('pages.album')}>
        <div className="booklet-invitation">
          <p>{t('noPhotos')}</p>
          <Button asChild variant="soft">
            <IntentLink href={paths.petSocial(id)}>
              <Icon of="camera" />
              {t('firstPhoto')}
            </IntentLink>
          </Button>
        </div>
      </BookletPage>
    );
  return (
    <BookletPage id="album" title={t('pages.album')} aside={<span>{t('photos', { count })}</span>} className="album">
      <IntentLink
        href={paths.petSocial(id)}
        aria-label={t('openAlbum', { name })}
        className={`booklet-album n${items.length}`}
      >
        {items.map((photo) => (
          <img
            key={photo.id}
            src={`${photo.url}?size=small`}
            alt={photo.caption ?? t('photoOf', { name, date: dayOf(photo) })}
            loading="lazy"
          />
        ))}
      </IntentLink>
      <p className="booklet-caption">
        {newest.caption ? <b dir="auto">{newest.caption}</b> : null}
        {dayOf(newest)}
      </p>
    </BookletPage>
  );
}
