import { photoEdges } from './vocabulary';

export const photoColumns = {
  id: true,
  petId: true,
  caption: true,
  takenAt: true,
  tags: true,
  location: true,
  width: true,
  height: true,
  placeholder: true,
  avifWidths: true,
} as const;

export interface PhotoRow {
  id: string;
  petId: string;
  caption: string | null;
  takenAt: Date;
  tags: string[];
  location: string | null;
  width: number;
  height: number;
  placeholder: string;
  avifWidths: number[];
}

export interface Shown {
  url: string;
  width: number;
  height: number;
  /** A WebP of a few pixels, base64. */
  placeholder: string;
  avifWidths: number[];
}

export interface Photo extends Shown {
  id: string;
  caption: string | null;
  takenAt: string;
  tags: string[];
  location: string | null;
}

/** An upload that waits on this device has no address yet. */
export function isSent({ url }: Pick<Photo, 'url'>): boolean {
  return url !== '';
}

export function toPhoto({ petId, takenAt, ...row }: PhotoRow): Photo {
  return { ...row, takenAt: takenAt.toISOString(), url: `/api/pets/${petId}/photos/${row.id}/file` };
}

/** @param size `small`, `large`, or the width of an AVIF */
export function photoFile(photoKey: string, size: string): string {
  return /^\d+$/.test(size) ? `${photoKey}-${size}.avif` : `${photoKey}-${size}.webp`;
}

export function sourcesOf({ url, width, height, avifWidths }: Shown): { avif: string; webp: string } {
  const longest = Math.max(width, height);
  const smallWidth = Math.round((width * Math.min(photoEdges.small, longest)) / longest);
  const large = `${url}?size=large ${width}w`;
  return {
    avif: avifWidths.map((each) => `${url}?size=${each} ${each}w`).join(', '),
    webp: smallWidth < width ? `${url}?size=small ${smallWidth}w, ${large}` : large,
  };
}
