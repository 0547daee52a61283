import { PaperUnreadableError, ReaderMissingError, ReadingCanceledError } from '@/lib/browser/papers/paper-problem';
import type { PdfAnswer, PdfRequest } from '@/lib/browser/papers/pdf-worker';
import { findReaderState, readPaper } from '@/lib/browser/papers/read-paper';
import { startPdfWorker, startTextWorker } from '@/lib/browser/papers/start-workers';
import { isReaderStored } from '@/lib/browser/papers/stored-reader';
import type { TextAnswer, TextRequest } from '@/lib/browser/papers/text-worker';

jest.mock('@/lib/browser/papers/start-workers', () => ({ startPdfWorker: jest.fn(), startTextWorker: jest.fn() }));
jest.mock('@/lib/browser/papers/stored-reader', () => ({
  isReaderStored: jest.fn(async () => true),
  loadReaderFiles: jest.fn(async (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, new ArrayBuffer(1)])),
  ),
}));
jest.mock('@/lib/browser/papers/page-pictures', () => ({ drawPicture: jest.fn(async () => new Blob(['picture'])) }));

const terminate = jest.fn();

/** Worker that answers with what `reply` returns, or never with `null`. */
function aWorker<Request, Answer>(reply: (request: Request) => Answer | null): Worker {
  const worker = { terminate } as unknown as Worker;
  worker.postMessage = (request: Request) => {
    const data = reply(request);
    if (data) queueMicrotask(() => worker.onmessage?.(new MessageEvent('message', { data })));
  };
  return worker;
}

const pixels = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
const line = (text: string) => ({ text, confidence: 0.9, region: { x: 0, y: 0, width: 1, height: 1 } });
const contents: string[] = [];

function readPage(request: TextRequest): TextAnswer {
  if (!('pixels' in request)) return { isReady: true };
  contents.push(request.content);
  const lines = request.content === 'codes' ? [] : [line('read')];
  const code = { format: 'qr', text: 'code', region: { x: 0, y: 0, width: 1, height: 1 } } as const;
  return { page: { lines, barcodes: [code], turns: 0, width: 1, height: 1 } };
}

function openPdf(count: number, layer: boolean) {
  const answerPage = (request: PdfRequest): PdfAnswer =>
    'file' in request ? { count } : { page: { pixels, lines: layer ? [line('printed')] : null } };
  jest.mocked(startPdfWorker).mockReturnValue(aWorker(answerPage));
}

const pdf = new Blob(['%PDF-1.7']);
const readFile = (file: Blob, signal = new AbortController().signal) =>
  readPaper(file, { onProgress: () => undefined, signal });

beforeEach(() => {
  contents.length = 0;
  terminate.mockClear();
  jest.mocked(startTextWorker).mockReturnValue(aWorker(readPage));
  Object.assign(globalThis, { Worker: class {} });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('R16.25 PDF files', () => {
  test('a text layer is taken as it is and searched for barcodes', async () => {
    openPdf(1, true);
    const { lines, barcodes, pictures } = await readFile(pdf);

    expect(lines).toEqual([{ ...line('printed'), page: 1 }]);
    expect(barcodes).toEqual([expect.objectContaining({ text: 'code', page: 1 })]);
    expect(pictures).toHaveLength(1);
    expect(contents).toEqual(['codes']);
  });

  test('a scan is read like a photo', async () => {
    openPdf(2, false);

    expect((await readFile(pdf)).lines).toEqual([
      { ...line('read'), page: 1 },
      { ...line('read'), page: 2 },
    ]);
  });

  test('the first 20 of 500 pages are read', async () => {
    openPdf(500, true);
    const { pages, omittedPages } = await readFile(pdf);

    expect([pages.length, omittedPages]).toEqual([20, 480]);
  });
});

test('R16.25 a page that cannot be drawn is skipped and counted', async () => {
  const answerPage = (request: PdfRequest): PdfAnswer => {
    if ('file' in request) return { count: 3 };
    if ('index' in request && request.index === 1) return { failure: 'no page' };
    return { page: { pixels, lines: [line('printed')] } };
  };
  jest.mocked(startPdfWorker).mockReturnValue(aWorker(answerPage));
  const { lines, omittedPages } = await readFile(pdf);

  expect(lines.map(({ page }) => page)).toEqual([1, 2]);
  expect(omittedPages).toBe(1);
});

describe('R16.26 errors', () => {
  test.each([
    ['a text file', new Blob(['hello']), 'wrongType'],
    ['a PDF above 25 MB', new Blob(['%PDF-1.7', new Uint8Array(25 * 1024 * 1024)]), 'tooLarge'],
    ['a photo above 50 MB', new Blob([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(50 * 1024 * 1024)]), 'tooLarge'],
  ])('%s is refused', async (_, file, problem) => {
    await expect(readFile(file)).rejects.toEqual(expect.objectContaining({ name: 'PaperUnreadableError', problem }));
    expect(terminate).toHaveBeenCalled();
  });

  test.each<[string, PdfAnswer]>([
    ['corrupt', { failure: 'no PDF' }],
    ['empty', { count: 0 }],
  ])('a PDF that is %s is unreadable', async (_, answer) => {
    jest.mocked(startPdfWorker).mockReturnValue(aWorker(() => answer));

    await expect(readFile(pdf)).rejects.toThrow(PaperUnreadableError);
  });

  test('models that do not start are a missing reader', async () => {
    openPdf(1, false);
    jest.mocked(startTextWorker).mockReturnValue(aWorker(() => ({ failure: 'no WebAssembly' })));

    await expect(readFile(pdf)).rejects.toThrow(ReaderMissingError);
  });

  test('cancelling ends the workers at once', async () => {
    jest.mocked(startPdfWorker).mockReturnValue(aWorker(() => null));
    const controller = new AbortController();
    const reading = readFile(pdf, controller.signal);
    setTimeout(() => controller.abort(), 20);

    await expect(reading).rejects.toThrow(ReadingCanceledError);
    expect(terminate).toHaveBeenCalledTimes(2);
  });

  test('nothing starts after a cancellation', async () => {
    jest.mocked(startTextWorker).mockClear();

    await expect(readFile(pdf, AbortSignal.abort())).rejects.toThrow(ReadingCanceledError);
    expect(startTextWorker).not.toHaveBeenCalled();
  });
});

describe('R16.20 state of the reader', () => {
  test.each([
    [true, 'ready'],
    [false, 'needs download'],
  ])('stored: %s', async (stored, state) => {
    jest.mocked(isReaderStored).mockResolvedValue(stored);

    expect(await findReaderState()).toBe(state);
  });

  test('a browser without WebAssembly has no reader', async () => {
    const { WebAssembly: original } = globalThis;
    Reflect.deleteProperty(globalThis, 'WebAssembly');
    const [state, failure] = [await findReaderState(), await readFile(pdf).catch((error: unknown) => error)];
    globalThis.WebAssembly = original;

    expect(state).toBe('missing');
    expect(failure).toBeInstanceOf(ReaderMissingError);
  });
});
