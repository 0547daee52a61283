import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { photos } from '@/lib/collections/columns/photos';
import { photoEdges } from './vocabulary';

export const photoColumns = /* @__PURE__ */ { ...selectOf(photos), petId: true, placeholder: true } as const;

export type PhotoRow = RowOf<'Photo', typeof photos> & { petId: string; placeholder: string };

export interface PhotoImage {
  url: string;
  width: number;
  height: number;
  /** WebP of a few pixels, base64. */
  placeholder: string;
  avifWidths: number[];
}

export type Photo = EntryOf<'Photo', typeof photos> & PhotoImage;

/** False while the upload waits on this device. */
export function isSent({ url }: Pick<Photo, 'url'>): boolean {
  return url !== '';
}

export function toPhoto({ petId, placeholder, ...row }: PhotoRow): Photo {
  const url = `/api/pets/${petId}/photos/${row.id}/file`;
  return { ...entryOf<'Photo', typeof photos>(photos, row), placeholder, url };
}

/** @param size `small`, `large`, or the width of an AVIF */
export function photoFile(photoKey: string, size: string): string {
  return /^\d+$/.test(size) ? `${photoKey}-${size}.avif` : `${photoKey}-${size}.webp`;
}

export function sourcesOf({ url, width, height, avifWidths }: PhotoImage): { avif: string; webp: string } {
  const longest = Math.max(width, height);
  const smallWidth = Math.round((width * Math.min(photoEdges.small, longest)) / longest);
  const large = `${url}?size=large ${width}w`;
  return {
    avif: avifWidths.map((each) => `${url}?size=${each} ${each}w`).join(', '),
    webp: smallWidth < width ? `${url}?size=small ${smallWidth}w, ${large}` : large,
  };
}
