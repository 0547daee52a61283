import { ApiError } from '@/lib/browser/api/api-client';
import { findPhotoProblem, type PhotoProblem, photoFailure } from '@/lib/browser/api/photo-problem';
import { type StorageProblem, storageProblem } from '@/lib/browser/api/storage-problem';
import { newId } from '@/lib/core/validation/ids';
import type { LocalTime } from './suggested-time';

export type UploadProblem = PhotoProblem | 'invalid' | StorageProblem | 'offline';

export interface Upload {
  key: string;
  file: File;
  name: string;
  caption: string;
  /** Null while unknown; the server decides then. */
  taken: LocalTime | null;
  state: 'ready' | 'waiting' | 'sending' | 'sent';
  progress: number;
  problem: UploadProblem | null;
}

export function toUpload(file: File): Upload {
  const problem = findPhotoProblem(file);
  return { key: newId(), file, name: file.name, caption: '', taken: null, state: 'ready', progress: 0, problem };
}

const unsendable: readonly UploadProblem[] = ['wrongType', 'tooLarge', 'unreadable', 'undecoded'];

export function isSendable({ state, problem }: Upload): boolean {
  return state === 'ready' && (problem === null || !unsendable.includes(problem));
}

export function problemOf(error: unknown): UploadProblem {
  if (!(error instanceof ApiError)) return 'failed';
  const full = storageProblem(error);
  if (full) return full;
  if (error.failure?.fields) return 'invalid';
  return error.status === 0 ? 'offline' : photoFailure(error);
}
