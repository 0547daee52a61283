import sharp from 'sharp';
import { aMember } from '../support/people';
import { pngBomb } from '../support/png';
import { Visitor } from '../support/visitor';

const jpeg = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5c4d' } })
    .withMetadata({ exif: { IFD3: { GPSLatitude: '40/1 25/1 0/1' } } })
    .jpeg()
    .toBuffer();

describe('the profile photo', () => {
  test('R7.2 is stored in two sizes without metadata and cached privately', async () => {
    const ana = await aMember();
    const pet = await ana.addsPet();
    const { status, body } = await ana.upload(`/api/pets/${pet.id}/photo`, await jpeg());
    expect(status).toBe(200);
    expect(body.photoUrl).toMatch(new RegExp(`^/api/pets/${pet.id}/photo\\?v=`));

    const large = await ana.get(body.photoUrl);
    expect(large.headers.get('content-type')).toBe('image/webp');
    expect(large.headers.get('cache-control')).toBe('private, no-cache');
    expect(large.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const metadata = await sharp(large.body).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 1280, height: 960 });
    expect(metadata.exif).toBeUndefined();
    const small = await ana.get(`${body.photoUrl}&size=small`);
    expect((await sharp(small.body).metadata()).width).toBe(320);

    const etag = large.headers.get('etag') ?? '';
    expect((await ana.get(body.photoUrl, { 'If-None-Match': etag })).status).toBe(304);
    expect((await (await aMember()).get(body.photoUrl, { 'If-None-Match': etag })).status).toBe(404);
    expect((await new Visitor().get(body.photoUrl, { 'If-None-Match': etag })).status).toBe(401);
  });

  test('R7.2 a new photo replaces the old one, and it can be removed', async () => {
    const ana = await aMember();
    const pet = await ana.addsPet();
    const path = `/api/pets/${pet.id}/photo`;
    const first = (await ana.upload(path, await jpeg())).body.photoUrl;

    const second = (await ana.upload(path, await jpeg(900, 900))).body.photoUrl;

    expect(second).not.toBe(first);
    expect((await ana.delete(path)).body.photoUrl).toBeNull();
    expect((await ana.get(path)).status).toBe(404);
  });

  const tooLarge = 'File is too large. Maximum size is 5MB';
  const wrongType = 'Invalid file type. Please upload images only';

  test.each([
    ['6 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(6 * 1024 * 1024)]), 413, tooLarge],
    ['a PDF named .jpg', async () => Buffer.from('%PDF-1.7\n%âãÏÓ'), 415, wrongType],
    ['an SVG named .jpg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, wrongType],
    ['a GIF', async () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 415, wrongType],
    ['half a JPEG', async () => (await jpeg()).subarray(0, 2000), 400, 'There was an error processing the image'],
    ['an empty file', async () => Buffer.alloc(0), 415, wrongType],
  ])('R6.6 rejects %s with the specified message and keeps the previous photo', async (_, make, status, error) => {
    const ana = await aMember();
    const pet = await ana.addsPet();
    const path = `/api/pets/${pet.id}/photo`;
    const before = (await ana.upload(path, await jpeg(400, 400))).body.photoUrl;
    expect(await ana.upload(path, await make())).toMatchObject({ status, body: { error } });
    expect((await ana.get(`/api/pets/${pet.id}`)).body.photoUrl).toBe(before);
  });

  test('R7.2 rejects a PNG of 16,000 × 16,000 pixels by its header', async () => {
    const ana = await aMember();
    const pet = await ana.addsPet();
    expect(await ana.upload(`/api/pets/${pet.id}/photo`, pngBomb(16_000), 'bomb.png')).toMatchObject({
      status: 400,
      body: { error: 'There was an error processing the image' },
    });
  });
});
