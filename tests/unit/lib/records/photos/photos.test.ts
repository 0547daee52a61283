import fc from 'fast-check';
import { mergePhotos } from '@/lib/records/photos/merge';
import { byMonth, yearsOf } from '@/lib/records/photos/months';
import { photoFile, sourcesOf } from '@/lib/records/photos/photo';
import { galleryQuery, photoUpload } from '@/lib/records/photos/schema';
import { swipedTo } from '@/lib/records/photos/swipe';
import { completeTags, readTags, writeTags } from '@/lib/records/photos/tags';
import { RUNS } from '@/tests/support/property-runs';

const runs = { numRuns: RUNS };
const now = new Date('2026-11-21T12:00:00Z');
const moment = fc
  .date({ min: new Date('2019-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const photo = fc.record({ id: fc.uuid(), takenAt: moment });
const zone = fc.constantFrom('Europe/Madrid', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC');

describe('R7.7 months and years', () => {
  test('assigns each photo to one month and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(photo), zone, (any, timeZone) => {
        const sortedPhotos = mergePhotos([], any);
        const months = byMonth(sortedPhotos, timeZone);
        expect(months.flatMap(({ items }) => items)).toEqual(sortedPhotos);
        const firsts = months.map(({ first }) => first);
        expect(firsts).toEqual([...new Set(firsts)].sort().reverse());
      }),
      runs,
    );
  });

  test('a photo at midnight belongs to the month in the viewer’s zone', () => {
    const items = [{ id: 'a', takenAt: '2026-03-31T22:30:00.000Z' }];
    expect(byMonth(items, 'Europe/Madrid')[0]?.first).toBe('2026-04-01');
    expect(byMonth(items, 'America/New_York')[0]?.first).toBe('2026-03-01');
  });

  test('years follow the viewer’s time zone', () => {
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 30 }), zone, (moments, timeZone) => {
        const ofUtc = new Set(moments.map((one) => one.slice(0, 4)));
        const spans = [...ofUtc].map((year) => {
          const sortedMoments = moments.filter((one) => one.startsWith(year)).sort();
          return { first: sortedMoments[0] ?? '', last: sortedMoments.at(-1) ?? '' };
        });
        const months = byMonth(
          mergePhotos(
            [],
            moments.map((takenAt, id) => ({ id: String(id), takenAt })),
          ),
          timeZone,
        );
        const years = [...new Set(months.map(({ first }) => Number(first.slice(0, 4))))];
        expect(yearsOf(spans, timeZone)).toEqual(years);
      }),
      runs,
    );
  });
});

test('R7.7 a photo loaded later appears once, in place, in its latest state', () => {
  fc.assert(
    fc.property(fc.array(photo), fc.array(photo), (knownPhotos, fresh) => {
      const mergedPhotos = mergePhotos(knownPhotos, fresh);
      const ids = mergedPhotos.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(ids)).toEqual(new Set([...knownPhotos, ...fresh].map(({ id }) => id)));
      expect(mergedPhotos.every((one, at) => at === 0 || (mergedPhotos[at - 1]?.takenAt ?? '') >= one.takenAt)).toBe(
        true,
      );
      const last = new Map([...knownPhotos, ...fresh].map((one) => [one.id, one]));
      expect(mergedPhotos.every((one) => last.get(one.id) === one)).toBe(true);
    }),
    runs,
  );
});

describe('R7.7 tags', () => {
  test('are parsed from text without duplicates', () => {
    expect(readTags(' #beach, first   snow,,Beach , #, # run')).toEqual(['beach', 'first snow', 'run']);
  });

  test('a sign alone is not a tag', () => expect(readTags('# #, # # Snow, ##')).toEqual(['Snow']));

  test('survive a round trip through text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const tags = readTags(text);
        expect(readTags(writeTags(tags))).toEqual(tags);
        expect(tags.every((tag) => tag.trim() === tag && tag !== '' && !tag.includes(','))).toBe(true);
      }),
      runs,
    );
  });

  test('completes the last word with earlier tags not yet used', () => {
    const usedTags = ['beach', 'snow', 'birthday'];

    expect(completeTags('Snow, b', usedTags)).toEqual([
      { tag: 'beach', text: 'Snow, beach' },
      { tag: 'birthday', text: 'Snow, birthday' },
    ]);
    expect(completeTags('snow, ', usedTags).map(({ tag }) => tag)).toEqual(['beach', 'birthday']);
    expect(completeTags('snow', usedTags)).toEqual([]);
  });
});

test.each([
  [-80, 5, 'next'],
  [80, 5, 'previous'],
  [30, 0, null],
  [80, 60, null],
  [0, 200, null],
])('R7.7 a swipe of %i right and %i down shows %s', (x, y, to) => {
  expect(swipedTo(x, y)).toBe(to);
});

describe('R7.7 files of a photo', () => {
  const shownFile = { url: '/f', width: 1920, height: 1080, placeholder: '', avifWidths: [] };

  test('state their widths, and AVIF is offered if available', () => {
    expect(sourcesOf(shownFile)).toEqual({ avif: '', webp: '/f?size=small 480w, /f?size=large 1920w' });
    const upright = { ...shownFile, width: 1080, height: 1920, avifWidths: [270, 540] };
    expect(sourcesOf(upright)).toEqual({
      avif: '/f?size=270 270w, /f?size=540 540w',
      webp: '/f?size=small 270w, /f?size=large 1080w',
    });
  });

  test('a small photo has a single size', () => {
    expect(sourcesOf({ ...shownFile, width: 200, height: 100 }).webp).toBe('/f?size=large 200w');
  });

  test('have keys by size and format', () => {
    expect(photoFile('pets/a/photos/b', 'small')).toBe('pets/a/photos/b-small.webp');
    expect(photoFile('pets/a/photos/b', '960')).toBe('pets/a/photos/b-960.avif');
  });
});

describe('R7.7 the details of a photo', () => {
  test('requires no fields, trims texts and parses tags', () => {
    expect(photoUpload(now).parse({})).toEqual({ caption: null, location: null, tags: [] });
    const typedDetails = { caption: ' In\nthe snow ', takenAt: '', tags: 'a, #b', location: ' ' };
    expect(photoUpload(now).parse(typedDetails)).toEqual({
      caption: 'In\nthe snow',
      takenAt: undefined,
      tags: ['a', 'b'],
      location: null,
    });
  });

  test.each([
    ['a long caption', { caption: 'x'.repeat(501) }],
    ['a future date', { takenAt: '2027-01-01T00:00:00Z' }],
    ['an invalid date', { takenAt: 'yesterday' }],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, n) => `t${n}`).join(',') }],
    ['a long tag', { tags: 'x'.repeat(31) }],
    ['an unknown field', { owner: 'me' }],
  ])('R7.7 rejects %s', (_what, typedDetails) => {
    expect(photoUpload(now).safeParse(typedDetails).success).toBe(false);
  });

  test('ignores invalid filters', () => {
    expect(galleryQuery.parse({ year: 'x', tag: ['a', 'b'] })).toEqual({ year: undefined, tag: undefined });
    expect(galleryQuery.parse({ year: '2026', tag: 'beach', other: '1' })).toEqual({ year: 2026, tag: 'beach' });
  });
});
