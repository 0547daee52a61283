import { IntentLink } from '@/components/loading/intent-link';
import { paths } from '@/lib/core/config/paths';
import type { AlbumData } from './booklet-data';
import { BookletInvitation, BookletPage } from './booklet-page';

interface AlbumPageProps {
  petId: string;
  of: AlbumData;
}

export function AlbumPage({ petId, of: album }: AlbumPageProps) {
  const { title, count, label, photos, caption, takenOn, first } = album;
  if (first)
    return (
      <BookletPage id="album" title={title}>
        <BookletInvitation icon="camera" to={first} />
      </BookletPage>
    );
  return (
    <BookletPage id="album" title={title} aside={<span>{count}</span>} className="album">
      <IntentLink href={paths.petSocial(petId)} aria-label={label} className={`booklet-album album-${photos.length}`}>
        {photos.map(({ url, alt }) => (
          <img key={url} src={`${url}?size=small`} alt={alt} loading="lazy" />
        ))}
      </IntentLink>
      <p className="booklet-caption">
        {caption ? <b dir="auto">{caption}</b> : null}
        {takenOn}
      </p>
    </BookletPage>
  );
}
