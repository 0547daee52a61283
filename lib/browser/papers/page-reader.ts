import { ReaderMissingError, ReadingCanceledError } from './paper-problem';
import type { PaperProgress } from './paper-reading';
import type { Pixels } from './pixels';
import { type FilesOf, type ReaderFile, textFiles } from './reader-files';
import { startTextWorker } from './start-workers';
import { loadReaderFiles } from './stored-reader';
import type { PageReading, TextAnswer, TextRequest } from './text-worker';
import { WorkerCalls } from './worker-calls';

export interface Reporter {
  onProgress: (progress: PaperProgress) => void;
  signal: AbortSignal;
}

const isReady = (answer: TextAnswer) => ('isReady' in answer ? true : undefined);

export function loadFiles<Name extends ReaderFile>(names: readonly Name[], reporter: Reporter): Promise<FilesOf<Name>> {
  const onFraction = (fraction: number) => reporter.onProgress({ step: 'loading', fraction });
  onFraction(0);
  return loadReaderFiles(names, { onFraction, signal: reporter.signal });
}

/** Reads text and barcodes of pages in a worker. Loads the models with the first page that needs them. */
export class PageReader {
  readonly #worker = new WorkerCalls<TextRequest, TextAnswer>(startTextWorker());
  #hasCodes = false;
  #hasModels = false;

  constructor(private readonly reporter: Reporter) {}

  /** @throws ReaderMissingError */
  async prepare(needsText: boolean): Promise<void> {
    if (!this.#hasCodes) {
      const { codes } = await loadFiles(['codes'], this.reporter);
      await this.#start({ codes }, [codes]);
      this.#hasCodes = true;
    }
    if (!needsText || this.#hasModels) return;
    const models = await loadFiles(textFiles, this.reporter);
    await this.#start({ models }, Object.values(models));
    this.#hasModels = true;
  }

  /** @param needsText false for pages with a text layer @throws ReaderMissingError, Error if the worker fails */
  async read(pixels: Pixels, needsText: boolean, onFraction: (fraction: number) => void): Promise<PageReading> {
    await this.prepare(needsText);
    onFraction(0);
    // The worker gets a copy, because the page is also drawn as a picture.
    return this.#worker.request({ pixels, content: needsText ? 'text and codes' : 'codes' }, [], (answer) => {
      if ('fraction' in answer) onFraction(answer.fraction);
      return 'page' in answer ? answer.page : undefined;
    });
  }

  terminate(): void {
    this.#worker.terminate();
  }

  async #start(request: TextRequest, transfer: Transferable[]): Promise<void> {
    await this.#worker.request(request, transfer, isReady).catch((error: unknown) => {
      if (error instanceof ReadingCanceledError) throw error;
      console.info('the reader of papers could not be started', error);
      throw new ReaderMissingError();
    });
  }
}
