/** @jest-environment node */
import { photoFailure } from '@/lib/browser/api/photo-problem';
import { decodeHeic } from '@/lib/browser/photos/decode-heic';
import { aHeicPhoto } from '@/tests/support/heic';

class FakeWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
}

const terminate = jest.fn();

function workerThat(answers: (worker: FakeWorker) => void) {
  class Fake extends FakeWorker {
    postMessage = () => answers(this);
    terminate = terminate;
  }
  Object.assign(globalThis, { Worker: Fake, createImageBitmap: jest.fn() });
}

test.each<[string, string, (worker: FakeWorker) => void]>([
  ['cannot be loaded', 'failed', (worker) => worker.onerror?.()],
  ['finds no picture', 'failed', (worker) => worker.onmessage?.({ data: null })],
])('R7.18 a HEIC decoder that %s is reported as %s', async (_, problem, answers) => {
  workerThat(answers);

  const failure = await decodeHeic(new Blob([new Uint8Array(aHeicPhoto)])).catch((error: unknown) => error);

  expect(photoFailure(failure)).toBe(problem);
  expect(terminate).toHaveBeenCalled();
});
