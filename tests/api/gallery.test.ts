import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { aMember, type Person } from '../support/people';
import { addsPhoto, aPhoto, sendsPhoto } from '../support/photos';
import { pngBomb } from '../support/png';
import { Visitor } from '../support/visitor';
import { writers } from '../support/written';

const unknownId = '0192f0c0-0000-7000-8000-000000000000';
const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };

async function aGallery() {
  const ana = await aMember();
  const { id } = await ana.addsPet();
  return { ana, petId: id, list: `/api/pets/${id}/photos` };
}

const items = async (person: Person, path: string) => (await person.get(path)).body.items;

describe('the photo gallery', () => {
  test('R7.7 a photo keeps its details and can be changed, deleted, and restored', async () => {
    const { ana, petId, list } = await aGallery();
    const fields = { caption: 'Snow', takenAt: '2026-01-02T03:04:05.000Z', tags: 'snow, walk', location: 'Hill' };
    const photo = await addsPhoto(ana, petId, { fields });
    expect(photo).toMatchObject({ ...fields, tags: ['snow', 'walk'], width: 1200, height: 900 });
    expect(JSON.stringify(photo)).not.toMatch(/photoKey|bytes/i);
    const path = `${list}/${photo.id}`;
    expect(await items(ana, list)).toEqual([photo]);
    const { body: changed } = await ana.patch(path, { caption: null, tags: ['Snow', 'snow'] });
    expect(changed).toEqual({ ...photo, ...writers, caption: null, tags: ['Snow'], avifWidths: changed.avifWidths });
    for (const _ of [1, 2]) expect((await ana.delete(path)).body).toEqual({ success: true });
    expect(await items(ana, list)).toEqual([]);
    expect(await ana.get(photo.url)).toMatchObject(notFound);
    expect((await ana.post(`${path}/restore`)).status).toBe(200);
    expect((await ana.get(photo.url)).status).toBe(200);
  });

  test('R7.7 photo files are private, carry no metadata, and get AVIF versions later', async () => {
    const { ana, petId, list } = await aGallery();
    const photo = await addsPhoto(ana, petId);
    expect(photo.takenAt.slice(0, 4)).toMatch(/202[56]/);

    const large = await ana.get(`${photo.url}?size=large`);
    expect(large.headers.get('content-type')).toBe('image/webp');
    expect(large.headers.get('cache-control')).toBe('private, no-cache');
    expect(large.headers.get('content-security-policy')).toContain('sandbox');
    const { width, exif } = await sharp(large.body).metadata();
    expect([width, exif]).toEqual([1200, undefined]);
    const etag = large.headers.get('etag') ?? '';
    expect((await ana.get(`${photo.url}?size=large`, { 'If-None-Match': etag })).status).toBe(304);

    const ben = await aMember();
    expect(await ben.get(photo.url, { 'If-None-Match': etag })).toMatchObject(notFound);
    expect((await new Visitor().get(photo.url)).status).toBe(401);
    for (const size of ['../large', '0', 'huge', '99999']) {
      expect((await ana.get(`${photo.url}?size=${encodeURIComponent(size)}`)).status).toBe(400);
    }

    let newSizes: number[] = [];
    for (let tries = 0; tries < 100 && newSizes.length === 0; tries += 1) {
      await wait(200);
      newSizes = (await ana.get(`${list}/${photo.id}`)).body.avifWidths;
    }
    expect(newSizes).toEqual([480, 960, 1200]);
    const avif = await ana.get(`${photo.url}?size=480`);
    expect(avif.headers.get('content-type')).toBe('image/avif');
    expect(avif.body.length).toBeLessThan(large.body.length);
  }, 60_000);

  test('R7.7 the list pages photos and filters by tag and year', async () => {
    const { ana, petId, list } = await aGallery();
    for (const [n, tags] of ['a', 'a, b', 'b'].entries()) {
      await addsPhoto(ana, petId, { fields: { takenAt: `202${3 + n}-05-01T00:00:00Z`, tags } });
    }
    const { body: first } = await ana.get(`${list}?limit=2`);
    const { body: rest } = await ana.get(`${list}?limit=2&cursor=${first.nextCursor}`);
    const years = [...first.items, ...rest.items].map(({ takenAt }: { takenAt: string }) => takenAt.slice(0, 4));
    expect([years, rest.nextCursor]).toEqual([['2025', '2024', '2023'], null]);
    expect(await items(ana, `${list}?tag=a`)).toHaveLength(2);
    expect(await items(ana, `${list}?tag=b&year=2025`)).toHaveLength(1);
    expect(await items(ana, `${list}?tag=${encodeURIComponent("' OR 1=1")}`)).toEqual([]);
    for (const query of ['year=9999', 'tag=%00', 'tag=']) expect((await ana.get(`${list}?${query}`)).status).toBe(400);
    expect(await items(ana, `${list}?tag=%00a%00`)).toHaveLength(2);
    expect((await ana.get(`/pets/${petId}/social?tag=%00`, { Accept: 'text/html' })).status).toBe(200);
  });

  test('R7.7 two parallel uploads with one key create one photo', async () => {
    const { ana, petId, list } = await aGallery();
    const headers = { 'Idempotency-Key': randomUUID() };
    const upload = { file: await aPhoto(), fields: { caption: 'Once' }, headers };
    const [a, b] = await Promise.all([sendsPhoto(ana, petId, upload), sendsPhoto(ana, petId, upload)]);
    expect([a.status, b.status, a.body.id]).toEqual([201, 201, b.body.id]);
    expect(await items(ana, list)).toHaveLength(1);
    const other = { ...upload, fields: { caption: 'Twice' } };
    expect(await sendsPhoto(ana, petId, other)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  const wrongType = 'Invalid file type. Please upload images only';
  const unreadable = 'There was an error processing the image';
  test.each([
    [
      '6 MB',
      async () => Buffer.concat([await aPhoto(), Buffer.alloc(6e6)]),
      413,
      'File is too large. Maximum size is 5MB',
    ],
    ['a PDF', async () => Buffer.from('%PDF-1.7'), 415, wrongType],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, wrongType],
    ['a GIF', async () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 415, wrongType],
    ['nothing', async () => Buffer.alloc(0), 415, wrongType],
    ['half a photo', async () => (await aPhoto()).subarray(0, 1500), 400, unreadable],
    ['an image bomb', async () => pngBomb(16_000), 400, unreadable],
  ])('R7.7 R6.6 rejects %s with the specified message and stores nothing', async (_what, make, status, error) => {
    const { ana, petId, list } = await aGallery();
    expect(await sendsPhoto(ana, petId, { file: await make() })).toMatchObject({ status, body: { error } });
    expect(await items(ana, list)).toEqual([]);
  });

  test('R7.7 a file that doubles as another type is reduced to the photo', async () => {
    const { ana, petId } = await aGallery();
    const file = Buffer.concat([await aPhoto(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const photo = await addsPhoto(ana, petId, { file });
    expect((await ana.get(photo.url)).body.toString('latin1')).not.toContain('script');
  });

  test('R7.7 an animated photo is reduced to its first frame', async () => {
    const { ana, petId } = await aGallery();
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => aPhoto({ width: 60, height: 40, colour })));
    const file = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    const photo = await addsPhoto(ana, petId, { file });
    expect(photo).toMatchObject({ width: 60, height: 40 });
    expect((await sharp((await ana.get(photo.url)).body).metadata()).pages ?? 1).toBe(1);
  });

  test.each([
    ['a long caption', { caption: 'x'.repeat(501) }, 'caption'],
    ['a future date', { takenAt: '2999-01-01T00:00:00Z' }, 'takenAt'],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, n) => `t${n}`).join(',') }, 'tags'],
    ['an unknown field', { petId: unknownId }, 'petId'],
  ])('R7.7 rejects %s at its field and stores nothing', async (_what, fields, field) => {
    const { ana, petId, list } = await aGallery();
    const { status, body } = await sendsPhoto(ana, petId, { fields: fields as Record<string, string> });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(body.fields[field]).toMatch(/\w+ \w+/);
    expect(await items(ana, list)).toEqual([]);
  });

  test('R2.1 R7.7 other users and guests cannot access the gallery', async () => {
    const { ana, petId, list } = await aGallery();
    const { id, url } = await addsPhoto(ana, petId);
    const [ben, guest] = [await aMember(), new Visitor()];
    const bens = await ben.addsPet();
    for (const path of [list, url, `${list}/${id}`, `${list}/${id}/links`, `/api/pets/${bens.id}/photos/${id}/file`]) {
      expect(await ben.get(path)).toMatchObject(notFound);
    }
    for (const path of [list, url, `${list}/${id}`, `${list}/${id}/links`]) {
      expect((await guest.get(path)).status).toBe(401);
    }
    expect(await sendsPhoto(ben, petId)).toMatchObject(notFound);
    expect(await ben.patch(`${list}/${id}`, { caption: 'x' })).toMatchObject(notFound);
    expect(await ben.delete(`/api/pets/${bens.id}/photos/${id}`)).toMatchObject(notFound);
    expect(await ben.post(`${list}/${id}/links`, {})).toMatchObject(notFound);
    expect(await ana.get(`${list}/${unknownId}`)).toMatchObject(notFound);
    expect((await ana.send('POST', list, new FormData())).status).toBe(403);
  });
});

describe('a link to one photo', () => {
  test('R7.7 shows the photo and caption to anyone until it ends', async () => {
    const { ana, petId, list } = await aGallery();
    const fields = { caption: 'First snow', tags: 'secret-tag', location: 'Secret Hill' };
    const { id } = await addsPhoto(ana, petId, { fields });
    const links = `${list}/${id}/links`;
    const { status, body: link } = await ana.post(links, { lifetime: 'day' });
    expect(status).toBe(201);
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(24 * 3_600_000);
    const { pathname } = new URL(link.url);
    expect(pathname).toMatch(/^\/shared\/photo\/[\w-]{43}$/);
    expect((await ana.get(links)).body.items).toEqual([
      { id: link.id, createdAt: link.createdAt, expiresAt: link.expiresAt },
    ]);

    const guest = new Visitor();
    const page = await guest.get(pathname);
    const html = page.body.toString('utf8');
    expect(page.status).toBe(200);
    expect(html).toContain('First snow');
    expect(html).not.toMatch(new RegExp(`secret-tag|Secret Hill|${petId}|${id}`));
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const file = `/api${pathname}/file?size=small`;
    const image = await guest.get(file);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);

    expect((await ana.delete(`${links}/${link.id}`)).body).toEqual({ success: true });
    expect(await guest.get(file)).toMatchObject(notFound);
    const [endedPage, unknown] = [await guest.get(pathname), await guest.get(`/shared/photo/${'A'.repeat(43)}`)];
    expect([endedPage.status, unknown.status]).toEqual([404, 404]);
    expect((await ana.get(links)).body.items).toEqual([]);
  });

  test('R7.7 a link to a deleted photo or pet returns 404', async () => {
    const { ana, petId, list } = await aGallery();
    const { id } = await addsPhoto(ana, petId);
    const { body } = await ana.post(`${list}/${id}/links`, {});
    const file = `/api${new URL(body.url).pathname}/file`;
    expect((await new Visitor().get(file)).status).toBe(200);
    await ana.delete(`${list}/${id}`);
    expect(await new Visitor().get(file)).toMatchObject(notFound);
    await ana.post(`${list}/${id}/restore`);
    await ana.delete(`/api/pets/${petId}`);
    expect(await new Visitor().get(file)).toMatchObject(notFound);
  });

  test('R7.7 rate limits key guessing, but not a valid key', async () => {
    const [{ ana, petId, list }, guest] = [await aGallery(), new Visitor()];
    const { body } = await ana.post(`${list}/${(await addsPhoto(ana, petId)).id}/links`, {});
    const fileOf = async (key: string) => (await guest.get(`/api/shared/photo/${key}/file`)).status;
    const answers = await Promise.all(Array(22).fill('B'.repeat(43)).map(fileOf));
    expect(answers.toSorted()).toEqual([...Array(20).fill(404), 429, 429]);
    expect(await fileOf(body.url.replace(/^.*\//, ''))).toBe(200);
  });

  test('R7.7 rejects an unknown lifetime', async () => {
    const { ana, petId, list } = await aGallery();
    const { id } = await addsPhoto(ana, petId);
    expect(await ana.post(`${list}/${id}/links`, { lifetime: 'forever' })).toMatchObject({ status: 400 });
  });
});

test('R7.7 R7.10 the export contains photos and their links, without keys', async () => {
  const ana = await aMember();
  const { id: petId } = await ana.addsPet();
  const photo = await addsPhoto(ana, petId);
  const { body: link } = await ana.post(`/api/pets/${petId}/photos/${photo.id}/links`, { lifetime: 'week' });
  const { body: user } = await ana.get('/api/users/current');
  const { body } = await ana.get(`/api/users/${user.id}/export`);
  const files = unzipSync(new Uint8Array(body));
  const all = JSON.parse(strFromU8(files['pawfolio.json'] ?? new Uint8Array()));
  expect(all.photos).toMatchObject([{ id: photo.id }]);
  const { id, createdAt, expiresAt } = link;
  expect(all.photoLinks).toEqual([{ id, photoId: photo.id, createdAt, expiresAt, revokedAt: null }]);
  expect(strFromU8(files['photoLinks.csv'] ?? new Uint8Array())).toContain(expiresAt);
  expect(Object.keys(files)).toContain(`photos/${photo.id}.webp`);
});
