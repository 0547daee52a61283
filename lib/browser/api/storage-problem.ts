import type { ApiError } from './api-client';

export type StorageProblem = 'noSpace' | 'tooManyFiles';

const problems = { bytes: 'noSpace', files: 'tooManyFiles' } as const;

/** Storage limit of the account that refused a file; null for other limits. */
export function storageProblem({ failure }: ApiError): StorageProblem | null {
  return failure?.limit ? problems[failure.limit] : null;
}
