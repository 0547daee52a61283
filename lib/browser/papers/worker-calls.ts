import { ReaderMissingError, ReadingCanceledError } from './paper-problem';

/** The worker still computes. Its late answer would be mistaken for the next one. */
export class WorkerBusyError extends Error {}

/** Worker that answers one request at a time. */
export class WorkerCalls<Request, Answer extends object> {
  #onAnswer: ((answer: Answer) => void) | null = null;
  #onFailure: ((error: unknown) => void) | null = null;

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#onAnswer?.(data);
    // Errors of a script have a message. A script that could not be loaded has none.
    worker.onerror = ({ message }) => this.#onFailure?.(message ? new Error(message) : new ReaderMissingError());
    worker.onmessageerror = () => this.#onFailure?.(new Error('the answer could not be read'));
  }

  /**
   * Sends a request and waits until `select` finds a result among the answers.
   * @param select `undefined` for answers that are not the last, such as progress
   * @throws Error if the worker fails, WorkerBusyError after `timeoutMs` milliseconds
   */
  async request<Result>(
    message: Request,
    transfer: Transferable[],
    select: (answer: Answer) => Result | undefined,
    timeoutMs?: number,
  ): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<Result>((resolve, reject) => {
        if (timeoutMs !== undefined)
          timer = setTimeout(() => reject(new WorkerBusyError('the worker takes too long')), timeoutMs);
        this.#onFailure = reject;
        this.#onAnswer = (answer) => {
          if ('failure' in answer) return reject(new Error(String(answer.failure)));
          const result = select(answer);
          if (result !== undefined) resolve(result);
        };
        this.worker.postMessage(message, transfer);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the worker, also in the middle of a request, which then fails. */
  terminate(): void {
    this.worker.terminate();
    this.#onFailure?.(new ReadingCanceledError());
  }
}
