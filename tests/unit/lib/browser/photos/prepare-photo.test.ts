/** @jest-environment node */
import sharp from 'sharp';
import { ApiError } from '@/lib/browser/api/api-client';
import { DecoderMissingError, findPhotoProblem, photoFailure, photoInput } from '@/lib/browser/api/photo-problem';
import { cropImage } from '@/lib/browser/page/crop-image';
import { inspectPhoto } from '@/lib/browser/photos/inspect-photo';
import { preparePhoto } from '@/lib/browser/photos/prepare-photo';
import { aHeicPhoto } from '@/tests/support/heic';

jest.mock('@/lib/browser/page/crop-image', () => ({
  ...jest.requireActual('@/lib/browser/page/crop-image'),
  cropImage: jest.fn(async (_picture: ImageBitmap, _crop: object, type: string) => new Blob(['y'], { type })),
}));

const decodeHeic = jest.fn();
jest.mock('@/lib/browser/photos/decode-heic', () => ({ decodeHeic: (file: Blob) => decodeHeic(file) }));

const decodeImage = jest.fn();
const closeImage = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  decodeImage.mockResolvedValue({ width: 4096, height: 3072, close: closeImage });
  Object.assign(globalThis, { createImageBitmap: decodeImage });
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' }, limitInputPixels: false });
const fileOf = (bytes: Buffer, type: string, name = 'luna') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 5 });

test.each([
  ['image/avif', 'avif', 'image/png'],
  ['image/gif', 'gif', 'image/png'],
] as const)('R7.18 %s is decoded and scaled on the device', async (type, format, sentType) => {
  const file = fileOf(await flat(40, 30).toFormat(format).toBuffer(), type);
  expect(findPhotoProblem(file)).toBeNull();

  const preparedPhoto = await preparePhoto(file);

  expect(preparedPhoto).toMatchObject({ type: sentType, name: 'luna', lastModified: 5 });
  expect(decodeImage.mock.lastCall?.[1]).toEqual({ resizeWidth: 2048, resizeQuality: 'high' });
  expect(jest.mocked(cropImage).mock.lastCall?.[2]).toBe(sentType);
});

test.each([
  ['image/heic', 'luna'],
  ['image/heif', 'luna'],
  ['', 'LUNA.HEIC'],
  ['', 'LUNA.HIF'],
  ['application/octet-stream', 'luna.heic'],
  ['image/heic-sequence', 'luna'],
  ['image/heif-sequence', 'luna'],
])('R7.18 HEIC with type %j named %s becomes a JPEG', async (type, name) => {
  const preparedPhoto = await preparePhoto(fileOf(Buffer.from('x'), type, name));
  expect(preparedPhoto.type).toBe('image/jpeg');
});

test.each(['IMG_1.jpg', 'IMG_1.png', 'IMG_1'])(
  'R7.18 HEIC named %s is converted despite its extension',
  async (name) => {
    const type = name.endsWith('png') ? 'image/png' : 'image/jpeg';
    const preparedPhoto = await preparePhoto(fileOf(aHeicPhoto, type, name));
    expect(decodeImage).toHaveBeenCalledTimes(2);
    expect(preparedPhoto).toMatchObject({ type: 'image/jpeg', name, lastModified: 5 });
  },
);

test('R7.18 a JPEG labeled as HEIC is sent unchanged', async () => {
  const bytes = await flat(40, 30).jpeg().toBuffer();
  const preparedPhoto = await preparePhoto(fileOf(bytes, 'image/heic', 'luna.heic'));
  expect(preparedPhoto).toMatchObject({ type: 'image/jpeg', size: bytes.length });
  expect(decodeImage).not.toHaveBeenCalled();
});

const padBytes = (bytes: Buffer, megabytes: number) => Buffer.concat([bytes, Buffer.alloc(megabytes * 1024 * 1024)]);
const ofFormat = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif') => flat(40, 30).toFormat(format).toBuffer();

test.each([
  ['a large HEIC', async () => padBytes(aHeicPhoto, 6), 'image/jpeg', 'IMG_1.jpg', null],
  ['a HEIC above 50 MB', async () => padBytes(aHeicPhoto, 51), 'image/jpeg', 'IMG_1.jpg', 'tooLarge'],
  ['a large AVIF', async () => padBytes(await ofFormat('avif'), 6), 'image/png', 'a.png', null],
  ['a large GIF', async () => padBytes(await ofFormat('gif'), 6), '', 'a', null],
  ['a JPEG', () => ofFormat('jpeg'), '', 'a', null],
  ['a PNG', () => ofFormat('png'), 'application/octet-stream', 'a', null],
  ['a WebP', () => ofFormat('webp'), 'text/plain', 'a.txt', null],
  ['a large JPEG', async () => padBytes(await ofFormat('jpeg'), 6), 'image/jpeg', 'a.jpg', 'tooLarge'],
  [
    'a JPEG of 108 megapixels',
    async () => padBytes(await flat(12_000, 9000).jpeg({ quality: 10 }).toBuffer(), 12),
    'image/jpeg',
    'a.jpg',
    null,
  ],
  ['a text', async () => Buffer.from('<svg/>'), 'image/svg+xml', 'a.svg', 'wrongType'],
  ['a film', async () => Buffer.from('0000ftypisom0000'), 'video/mp4', 'a.mp4', 'wrongType'],
] as const)('R7.18 inspects a photo by its bytes: %s', async (_, bytes, type, name, problem) => {
  expect(await inspectPhoto(fileOf(await bytes(), type, name))).toBe(problem);
});

test('R7.18 HEIC uses our own decoder if the browser cannot decode it', async () => {
  decodeImage.mockRejectedValue(new Error('no decoder'));
  decodeHeic.mockResolvedValue({ width: 96, height: 64, close: closeImage });
  const file = fileOf(aHeicPhoto, 'image/heic');
  expect(await preparePhoto(file)).toMatchObject({ type: 'image/jpeg', name: 'luna' });
  expect(decodeHeic).toHaveBeenCalledWith(file);
});

test.each([
  ['no HEIC inside', Buffer.from('x')],
  ['damaged HEIC', aHeicPhoto.subarray(0, 40)],
])('R7.18 lists the accepted formats for %s', async (_, bytes) => {
  decodeImage.mockRejectedValue(new Error('no decoder'));
  decodeHeic.mockRejectedValue(new Error('no picture'));
  const failure = await preparePhoto(fileOf(bytes, 'image/heic')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(photoFailure(failure)).toBe('undecoded');
});

test('R7.18 asks for a connection if the HEIC decoder is missing', async () => {
  decodeImage.mockRejectedValue(new Error('no decoder'));
  decodeHeic.mockRejectedValue(new DecoderMissingError());
  Object.assign(globalThis, { navigator: { onLine: false } });
  const failure = await preparePhoto(fileOf(aHeicPhoto, 'image/heic')).catch((error: unknown) => error);
  expect(photoFailure(failure)).toBe('needsConnection');
  Object.assign(globalThis, { navigator: { onLine: true } });
  expect(photoFailure(failure)).toBe('failed');
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, true],
  ['Mozilla/5.0 (Linux; Android 15)', 5, true],
])('R7.18 %s with %i touches is offered HEIC: %p', (userAgent, maxTouchPoints, isOffered) => {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent, maxTouchPoints }, configurable: true });
  const input = { accept: '' } as HTMLInputElement;
  photoInput.onClick({ currentTarget: input });
  expect(input.accept.includes('image/heic')).toBe(isOffered);
});

test.each([
  [8192, 6144, true],
  [8160, 6120, false],
])('R7.18 a JPEG of %i by %i pixels is scaled first: %p', async (width, height, isScaled) => {
  const file = fileOf(await flat(width, height).jpeg({ quality: 40 }).toBuffer(), 'image/jpeg');
  const preparedPhoto = await preparePhoto(file);
  expect(preparedPhoto === file).toBe(!isScaled);
  expect(decodeImage).toHaveBeenCalledTimes(isScaled ? 1 : 0);
});

test.each([
  ['text/plain', 10, 'wrongType'],
  ['image/svg+xml', 10, 'wrongType'],
  ['', 10, 'wrongType'],
  ['image/jpeg', 6 * 1024 * 1024, 'tooLarge'],
  ['image/heic', 6 * 1024 * 1024, null],
  ['image/heic', 51 * 1024 * 1024, 'tooLarge'],
])('R7.18 a file of type %j with %i bytes has the problem %j', (type, size, problem) => {
  expect(findPhotoProblem({ type, size, name: 'luna.bin' })).toBe(problem);
});
