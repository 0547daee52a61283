import { ApiError } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { uploadFile } from '@/lib/browser/api/upload-client';
import { MAX_FILE_NAME } from '@/lib/collections/import-fields';
import { type ArchiveFiles, DamagedArchiveError, listFiles, readFile } from './archive-files';
import { archiveStart } from './archive-start';
import { type ArchivedPet, compareFiles, type FileRequest } from './file-plan';
import { type ImportAnswer, importLimits, type StorageRoom } from './vocabulary';

export interface ArchivedPets {
  pets: ArchivedPet[];
  room: StorageRoom;
  files: ArchiveFiles;
}

interface StoreRequest {
  importId: string;
  files: number;
}

/**
 * Sends the data of the archive, without its photos and documents.
 * @param request null for a rehearsal
 * @throws ApiError 400 if the file is not an export, 413 if its data is too large @throws DamagedArchiveError
 */
export async function sendImport(archive: File, request: StoreRequest | null): Promise<ArchivedPets> {
  const files = await listFiles(archive);
  const start = await archive.slice(0, importLimits.bytes).arrayBuffer();
  const data = new Blob([archiveStart(new Uint8Array(start))]);
  const fields: Record<string, string> = request
    ? { importId: request.importId, fileName: archive.name.slice(0, MAX_FILE_NAME), files: String(request.files) }
    : { rehearsal: 'true' };
  const { pets, room } = await uploadFile<ImportAnswer>('/api/pets/import', data, fields);
  if (request) invalidate(/^\/api\//);
  return { pets: pets.map((pet) => compareFiles(pet, files)), room, files };
}

/** Seconds. Many files in a row can use up the writes of a minute. */
const LONGEST_PAUSE = 60;

/** The server refuses this file. Other files can still be added. */
const REFUSED: ReadonlySet<number> = new Set([400, 409, 413, 415, 500]);

export function isRefusal(error: unknown): boolean {
  if (error instanceof DamagedArchiveError) return true;
  return error instanceof ApiError && REFUSED.has(error.status) && !error.failure?.limit;
}

export interface FilesOutcome {
  added: number;
  /** Names in the archive. */
  refused: string[];
  /** Files that were not tried, because of `error`. */
  rest: number;
  error: unknown;
}

interface SendOptions {
  importId: string;
  signal: AbortSignal;
  onProgress: (progress: { done: number; isAdded: boolean }) => void;
}

/** Uploads one file at a time. Files that the server has already are not added again. */
export async function sendFiles(
  archive: File,
  files: ArchiveFiles,
  requests: readonly FileRequest[],
  { importId, signal, onProgress }: SendOptions,
): Promise<FilesOutcome> {
  const outcome: FilesOutcome = { added: 0, refused: [], rest: requests.length, error: null };
  for (const { path, name, fields } of requests) {
    let isAdded = false;
    try {
      const file = files.get(name);
      if (!file) throw new DamagedArchiveError();
      await uploadFile(
        path,
        await readFile(archive, file),
        { ...fields, importId },
        { signal, longestPause: LONGEST_PAUSE },
      );
      outcome.added += 1;
      isAdded = true;
    } catch (error) {
      if (!isRefusal(error)) {
        outcome.error = error;
        break;
      }
      outcome.refused.push(name);
    }
    outcome.rest -= 1;
    onProgress({ done: requests.length - outcome.rest, isAdded });
  }
  invalidate(/^\/api\//);
  return outcome;
}
