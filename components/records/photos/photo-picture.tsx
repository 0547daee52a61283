import { cn } from '@/components/ui/cn';
import { type PhotoImage, sourcesOf } from '@/lib/records/photos/photo';

interface PhotoPictureProps {
  photo: PhotoImage;
  alt: string;
  /** Never `auto`, with which Chromium keeps removed images in memory. */
  sizes: string;
  eager?: boolean;
  className?: string;
}

export function PhotoPicture({ photo, alt, sizes, eager, className }: PhotoPictureProps) {
  const { avif, webp } = sourcesOf(photo);
  const style = {
    '--photo-ratio': `${photo.width} / ${photo.height}`,
    backgroundImage: `url(data:image/webp;base64,${photo.placeholder})`,
  };
  return (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        loading={eager ? undefined : 'lazy'}
        decoding="async"
        sizes={sizes}
        srcSet={webp}
        src={`${photo.url}?size=small`}
        width={photo.width}
        height={photo.height}
        alt={alt}
        className={cn('photo', className)}
        style={style}
      />
    </picture>
  );
}
