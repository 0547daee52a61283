import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { MAX_PHOTO_BYTES } from '@/lib/core/media/photo-limit';
import { readUpload, type Upload } from '@/lib/core/media/upload';
import type { AppError } from '@/lib/core/runtime/errors';
import { RUNS } from '@/tests/support/property-runs';

const MULTIPART = 'multipart/form-data; boundary=x';
const MiB = 1024 * 1024;
const LIMIT = { maxBytes: MAX_PHOTO_BYTES };
const tooLarge = { code: 'too_large', message: 'File is too large. Maximum size is 5MB' };

function uploadFile(bytes: Buffer, field = 'file'): Promise<Upload> {
  const body = new FormData();
  body.append('caption', 'words');
  body.append(field, new Blob([new Uint8Array(bytes)]), 'luna.jpg');
  return readUpload(new Request('http://test/', { method: 'POST', body }), LIMIT);
}

const raw = (body: string | Uint8Array<ArrayBuffer>, type = MULTIPART) =>
  readUpload(new Request('http://test/', { method: 'POST', body, headers: { 'content-type': type } }), LIMIT);

describe('R7.2 upload', () => {
  test('returns the file’s bytes, its name and other fields', async () => {
    const bytes = Buffer.from([0, 13, 10, 45, 45, 255]);
    expect(await uploadFile(bytes)).toEqual({ bytes, name: 'luna.jpg', fields: { caption: 'words' } });
  });

  test('5 MB are accepted, one byte more is not', async () => {
    expect((await uploadFile(Buffer.alloc(MAX_PHOTO_BYTES))).bytes.length).toBe(MAX_PHOTO_BYTES);
    await expect(uploadFile(Buffer.alloc(MAX_PHOTO_BYTES + 1))).rejects.toMatchObject(tooLarge);
  });

  test('the error names the upload’s limit', async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(2 * MiB + 1)]), 'luna.jpg');
    const request = new Request('http://test/', { method: 'POST', body });

    await expect(readUpload(request, { maxBytes: 2 * MiB })).rejects.toMatchObject({
      code: 'too_large',
      message: 'File is too large. Maximum size is 2MB',
    });
  });

  test('an endless body is abandoned after five times the limit', async () => {
    let sentBytes = 0;
    const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
    const body = new ReadableStream({
      pull(controller) {
        const chunk = sentBytes === 0 ? head : Buffer.alloc(1_000_000);
        sentBytes += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const init = { method: 'POST', body, headers: { 'content-type': MULTIPART }, duplex: 'half' };

    await expect(readUpload(new Request('http://test/', init), LIMIT)).rejects.toMatchObject(tooLarge);
    expect(sentBytes).toBeLessThan(MAX_PHOTO_BYTES * 5 + 4_000_000);
  });

  test('a 6 MB upload over a real connection is rejected', async () => {
    const server = createServer(async (incoming, response) => {
      const headers = { 'content-type': incoming.headers['content-type'] ?? '' };
      const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
      const request = new Request('http://test/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
      await readUpload(request, LIMIT).catch((error: AppError) => {
        response.statusCode = error.status;
      });
      response.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(6 * 1024 * 1024)]), 'a.jpg');
    const { port } = server.address() as AddressInfo;

    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });

    expect(response.status).toBe(413);

    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test.each([
    ['another field', () => uploadFile(Buffer.from('x'), 'other')],
    ['JSON', () => raw('{}', 'application/json')],
    ['no boundary', () => raw('x', 'multipart/form-data; a=b')],
    ['no multipart', () => raw('garbage')],
    [
      'a body cut in the file',
      () => raw('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc'),
    ],
    ['a body cut in the headers', () => raw('--x\r\nContent-Dispo')],
    ['nothing', () => raw('--x--\r\n')],
    ['a body after its end', () => raw('--x--\r\n--x--x')],
    [
      'a connection that breaks',
      () => {
        const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
        const init = { method: 'POST', body, headers: { 'content-type': MULTIPART }, duplex: 'half' };
        return readUpload(new Request('http://test/', init), LIMIT);
      },
    ],
    ['no body', () => readUpload(new Request('http://test/', { headers: { 'content-type': MULTIPART } }), LIMIT)],
  ])('rejects %s', async (_, send) => {
    await expect(send()).rejects.toMatchObject({ code: 'invalid' });
  });

  test('any input gets an answer', async () => {
    const piece = fc.constantFrom(
      '--x',
      '--x--',
      '\r\n',
      '\r\n\r\n',
      'Content-Disposition: form-data; name="file"',
      '; filename="a"',
      'Content-Type: ',
      ': ',
      '\u0000',
    );
    const body = fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }).map((pieces) => pieces.join(''));

    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const answer = await raw(text).catch((error: AppError) => error.code);
        expect(answer === 'invalid' || (typeof answer === 'object' && Buffer.isBuffer(answer.bytes))).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
