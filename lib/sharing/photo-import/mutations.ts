import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { startImport } from '@/lib/collections/imports';
import type { PhotoImport } from './schema';

/** Precedes the uploads, so that an undo also stops one that is in flight. */
export async function startPhotoImport({ userId }: Viewer, start: PhotoImport, at: Date): Promise<{ success: true }> {
  await startImport({ ...start, userId, kind: 'photos', entries: 0 }, at);
  return { success: true };
}
