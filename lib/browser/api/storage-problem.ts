import type { ApiError } from './api-client';

export type StorageProblem = 'noSpace' | 'tooManyFiles';

const problems = { bytes: 'noSpace', files: 'tooManyFiles' } as const;

export function storageProblem({ failure }: ApiError): StorageProblem | null {
  return failure?.limit ? problems[failure.limit] : null;
}
