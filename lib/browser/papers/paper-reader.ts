import { DecoderMissingError, isConvertible, MAX_CONVERTIBLE_BYTES } from '@/lib/browser/api/photo-problem';
import { decodePhoto } from '@/lib/browser/photos/convert-photo';
import { withTypeOfBytes } from '@/lib/browser/photos/inspect-photo';
import { photoTypes } from '@/lib/core/media/photo-limit';
import type { FoundLine } from './found-line';
import { drawPicture, pixelsOf } from './page-pictures';
import { loadFiles, PageReader, type Reporter } from './page-reader';
import { PaperUnreadableError, ReaderMissingError, ReadingCanceledError } from './paper-problem';
import type { PaperReading } from './paper-reading';
import type { PdfAnswer, PdfRequest } from './pdf-worker';
import type { Pixels } from './pixels';
import { startPdfWorker } from './start-workers';
import { WorkerBusyError, WorkerCalls } from './worker-calls';

const MAX_PDF_BYTES = 25 * 1024 * 1024;
const MAX_PAGES = 20;
/** Milliseconds for opening a PDF or drawing one of its pages. */
const PDF_TIMEOUT_MS = 30_000;
/** Pixels of the longer side. On an open A4 spread, 7-point print is 15 pixels high. */
const PHOTO_EDGE = 2560;

function failUnreadable(error: unknown): never {
  if (error instanceof ReaderMissingError || error instanceof ReadingCanceledError) throw error;
  console.info('the paper could not be read', error);
  throw new PaperUnreadableError('unreadable');
}

function logSkippedPage(error: unknown): null {
  if (error instanceof ReaderMissingError || error instanceof ReadingCanceledError) throw error;
  console.info('a page could not be drawn', error);
  return null;
}

export async function isPdf(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  return String.fromCharCode(...head).includes('%PDF-');
}

/** Reads one file with workers of its own. Can be used once. */
export class PaperReader {
  readonly #pages: PageReader;
  #pdf: WorkerCalls<PdfRequest, PdfAnswer> | null = null;
  readonly #reading: PaperReading = { lines: [], barcodes: [], pages: [], pictures: [], omittedPages: 0 };

  constructor(private readonly reporter: Reporter) {
    this.#pages = new PageReader(reporter);
  }

  /** @throws ReaderMissingError, PaperUnreadableError */
  async read(file: Blob): Promise<PaperReading> {
    if (await isPdf(file)) await this.#readPdf(file);
    else await this.#readPhoto(file);
    return this.#reading;
  }

  terminate(): void {
    this.#pages.terminate();
    this.#pdf?.terminate();
  }

  async #readPhoto(chosen: Blob): Promise<void> {
    const file = await withTypeOfBytes(chosen);
    if (!photoTypes.includes(file.type) && !isConvertible(file)) throw new PaperUnreadableError('wrongType');
    if (file.size > MAX_CONVERTIBLE_BYTES) throw new PaperUnreadableError('tooLarge');
    const opening = decodePhoto(file, PHOTO_EDGE).catch((error: unknown) =>
      failUnreadable(error instanceof DecoderMissingError ? new ReaderMissingError() : error),
    );
    const [picture] = await Promise.all([opening, this.#pages.prepare(true)]);
    const pixels = pixelsOf(picture);
    picture.close();
    await this.#addPage(pixels, null, 1);
  }

  async #readPdf(file: Blob): Promise<void> {
    if (file.size > MAX_PDF_BYTES) throw new PaperUnreadableError('tooLarge');
    const { pdf } = await loadFiles(['pdf'], this.reporter);
    this.reporter.onProgress({ step: 'opening', fraction: 0 });
    const worker = new WorkerCalls<PdfRequest, PdfAnswer>(startPdfWorker());
    this.#pdf = worker;
    const bytes = await file.arrayBuffer();
    const selectCount = (answer: PdfAnswer) => ('count' in answer ? answer.count : undefined);
    const selectPage = (answer: PdfAnswer) => ('page' in answer ? answer.page : undefined);
    const open = worker.request({ file: bytes, pdf }, [bytes, pdf], selectCount, PDF_TIMEOUT_MS);
    const count = await open.catch(failUnreadable);
    if (count === 0) throw new PaperUnreadableError('unreadable');
    const pages = Math.min(count, MAX_PAGES);
    this.#reading.omittedPages = count - pages;
    let isBusy = false;
    const skipPage = (error: unknown) => {
      isBusy = error instanceof WorkerBusyError;
      return logSkippedPage(error);
    };
    for (let index = 0; index < pages; index += 1) {
      const drawn = isBusy ? null : await worker.request({ index }, [], selectPage, PDF_TIMEOUT_MS).catch(skipPage);
      if (drawn) await this.#addPage(drawn.pixels, drawn.lines, pages);
      else this.#reading.omittedPages += 1;
    }
    if (this.#reading.pages.length === 0) throw new PaperUnreadableError('unreadable');
  }

  /** @param layer lines of the page's text layer, or null if it has to be read */
  async #addPage(pixels: Pixels, layer: readonly FoundLine[] | null, pages: number): Promise<void> {
    const reading = this.#reading;
    const onFraction = (fraction: number) =>
      this.reporter.onProgress({ step: 'reading', fraction: (page - 1 + fraction) / pages });
    const page = reading.pages.length + 1;
    const found = await this.#pages.read(pixels, layer === null, onFraction).catch(failUnreadable);
    reading.pages.push({ width: found.width, height: found.height });
    reading.lines.push(...(layer ?? found.lines).map((line) => ({ ...line, page })));
    reading.barcodes.push(...found.barcodes.map((code) => ({ ...code, page })));
    reading.pictures.push(await drawPicture(pixels, found.turns));
  }
}
