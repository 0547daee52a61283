import { invalidate } from '@/lib/browser/api/query-client';
import { uploadFile } from '@/lib/browser/api/upload-client';
import { archiveStart } from './archive-start';
import { type ImportAnswer, importLimits } from './vocabulary';

/** @throws ApiError 400 if the file is no export, 413 if its data is too large */
export async function sendImport(file: File, rehearsal: boolean): Promise<ImportAnswer> {
  const start = await file.slice(0, importLimits.bytes).arrayBuffer();
  const data = new Blob([archiveStart(new Uint8Array(start))]);
  const answer = await uploadFile<ImportAnswer>('/api/pets/import', data, { rehearsal: String(rehearsal) });
  if (!rehearsal) invalidate(/^\/api\//);
  return answer;
}
