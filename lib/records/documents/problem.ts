import { ApiError } from '@/lib/browser/api/api-client';
import {
  DecoderMissingError,
  findPhotoProblem,
  isConvertible,
  type PhotoProblem,
  photoFailure,
  UndecodedError,
} from '@/lib/browser/api/photo-problem';
import { type StorageProblem, storageProblem } from '@/lib/browser/api/storage-problem';
import { documentLimits, documentTypes } from './vocabulary';

export type DocumentProblem = PhotoProblem | 'full' | StorageProblem | 'offline' | 'signedOut' | 'gone' | 'busy';

/** Leaves files of a type unknown to the browser to the server. */
export function findDocumentProblem(file: { type: string; size: number; name?: string }): DocumentProblem | null {
  if (isConvertible(file)) return findPhotoProblem(file);
  if (file.type !== '' && !documentTypes.includes(file.type)) return 'wrongType';
  return file.size > documentLimits.bytes ? 'tooLarge' : null;
}

export function documentFailure(error: unknown): DocumentProblem {
  if (error instanceof UndecodedError || error instanceof DecoderMissingError) return photoFailure(error);
  if (!(error instanceof ApiError)) return 'failed';
  if (error.failure?.code === 'limit_reached') return storageProblem(error) ?? 'full';
  const problemsByStatus: Record<number, DocumentProblem> = {
    0: 'offline',
    400: 'unreadable',
    401: 'signedOut',
    404: 'gone',
    413: 'tooLarge',
    415: 'wrongType',
    429: 'busy',
    503: 'busy',
  };
  return problemsByStatus[error.status] ?? 'failed';
}

export function isRetryable(problem: DocumentProblem): boolean {
  return problem === 'offline' || problem === 'signedOut' || problem === 'busy' || problem === 'failed';
}
