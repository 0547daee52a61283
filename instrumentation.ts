import { isUnavailable } from './lib/core/db/unavailable';
import { answerUnavailable } from './lib/core/http/answer-status';

export async function register(): Promise<void> {
  // A condition around the import, because Next also compiles this file for its edge runtime and then omits the import.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startProcess } = await import('./instrumentation-node');
    await startProcess();
  }
}

/** Next calls this before it responds. Routes respond 503 themselves (lib/core/http/error-response.ts). */
export function onRequestError(error: unknown): void {
  if (isUnavailable(error)) answerUnavailable();
}
