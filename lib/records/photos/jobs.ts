import 'server-only';
import type { Job } from '@/lib/core/jobs/queue';
import { toAvif } from '@/lib/core/media/images';
import { removePhotoFiles } from '@/lib/core/media/photos';
import { storage } from '@/lib/core/storage/storage';
import { saveAvifWidths } from './mutations';
import { photoFile } from './photo';
import { findUnfinished } from './queries';
import { avifEdges } from './vocabulary';

/** Creates the AVIF files of a new photo. Until then, or if it fails, pages use WebP. */
export const makePhotoVariants: Job<{ photoId: string }> = {
  name: 'photo-variants',
  handle: async ({ photoId }) => {
    const photo = await findUnfinished(photoId);
    if (!photo) return;
    const largest = await storage().get(photoFile(photo.photoKey, 'large'));
    if (!largest) return;
    const sizes = new Map<number, number>();
    for (const edge of avifEdges) {
      const { bytes, width } = await toAvif(largest, edge);
      // A small photo has the same width at several sizes.
      if (sizes.has(width)) continue;
      await storage().put(photoFile(photo.photoKey, String(width)), bytes);
      sizes.set(width, bytes.length);
    }
    const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    const isSaved = await saveAvifWidths(photo.photoKey, { widths: [...sizes.keys()], bytes: total });
    if (!isSaved) await removePhotoFiles(photo.photoKey);
  },
};
