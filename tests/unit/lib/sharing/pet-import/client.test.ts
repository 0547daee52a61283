import { zipSync } from 'fflate';
import { ApiError, NoAnswerError } from '@/lib/browser/api/api-client';
import { type ArchiveFiles, listFiles } from '@/lib/sharing/pet-import/archive-files';
import { sendFiles } from '@/lib/sharing/pet-import/client';

const uploadFile = jest.fn();
jest.mock('@/lib/browser/api/upload-client', () => ({
  uploadFile: (...sentValues: unknown[]) => uploadFile(...sentValues),
}));

const names = ['photos/1.webp', 'photos/2.webp', 'documents/3-a.pdf'];
const entries = Object.fromEntries(names.map((name, index) => [name, new Uint8Array(9 + index)]));
const archive = new File([zipSync(entries) as Uint8Array<ArrayBuffer>], 'export.zip');
const requests = names.map((name, index) => ({ path: '/api/pets/a/photos', name, fields: { id: `${index}` } }));

const refusal = (status: number, limit?: string) => new ApiError(status, JSON.stringify({ error: '', limit }), '');

async function sendArchive(files?: ArchiveFiles, signal = new AbortController().signal) {
  const onProgress = jest.fn();
  const outcome = await sendFiles(archive, files ?? (await listFiles(archive)), requests, {
    ...{ importId: 'x', signal, onProgress },
  });
  return { outcome, done: onProgress.mock.calls.map(([{ done }]) => done) };
}

beforeEach(() => uploadFile.mockReset().mockResolvedValue({}));

test('R7.24 sends the files one after the other with their ids', async () => {
  expect(await sendArchive()).toEqual({ outcome: { added: 3, refused: [], rest: 0, error: null }, done: [1, 2, 3] });
  const [path, file, fields] = uploadFile.mock.calls[1];
  expect([path, file.size, fields]).toEqual(['/api/pets/a/photos', 10, { id: '1', importId: 'x' }]);
});

test('R7.24 continues after a file that is refused or damaged', async () => {
  for (const status of [400, 409, 413, 415, 500]) {
    uploadFile.mockRejectedValueOnce(refusal(status));
    expect((await sendArchive()).outcome).toEqual({ added: 2, refused: [names[0]], rest: 0, error: null });
  }
  const files = new Map(await listFiles(archive));
  files.delete('photos/2.webp');
  expect((await sendArchive(files)).outcome).toEqual({ added: 2, refused: [names[1]], rest: 0, error: null });
});

test('R7.24 stops and reports the rest if no later file can be added', async () => {
  const errors = [refusal(401), refusal(404), refusal(409, 'bytes'), refusal(429), new NoAnswerError()];
  for (const error of errors) {
    uploadFile.mockResolvedValueOnce({}).mockRejectedValueOnce(error);
    expect((await sendArchive()).outcome).toEqual({ added: 1, refused: [], rest: 2, error });
  }
});

test('R7.24 stops when asked to', async () => {
  const controller = new AbortController();
  uploadFile.mockImplementation(async () => {
    controller.abort();
    controller.signal.throwIfAborted();
  });

  const { outcome } = await sendArchive(undefined, controller.signal);

  expect(outcome).toMatchObject({ added: 0, rest: 3 });
  expect(uploadFile).toHaveBeenCalledTimes(1);
});
