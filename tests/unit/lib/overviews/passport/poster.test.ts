import { translatorOf } from '@/lib/core/i18n/translate';
import { posterOf } from '@/lib/overviews/passport/poster';

const luna = {
  name: 'Luna',
  type: 'dog',
  breed: 'Beagle',
  gender: 'female',
  colour: 'Tricolour',
  markings: 'White tip of the tail',
  hasChip: true,
  // The previous day in New York.
  lostSince: new Date('2026-11-20T02:00:00Z'),
  lostNote: 'Shy with strangers.',
  finderUrl: 'https://pawfolio.example/shared/abc',
} as const;

type Pet = Parameters<typeof posterOf>[0];

async function posterWith(pet: Partial<Pet> = {}, zone = 'Europe/Madrid') {
  const words = { t: await translatorOf('en'), locale: 'en', today: '2026-11-21' } as const;
  return posterOf({ ...luna, ...pet }, words, zone);
}

test('R9.4 a poster names the lost pet and the way to report it', async () => {
  expect(await posterWith()).toEqual({
    title: 'Lost: Luna',
    lost: 'Lost',
    name: 'Luna',
    kind: 'Dog, Beagle, Female',
    photoAlt: 'Photo of Luna',
    since: 'Missing since 20 November 2026',
    paragraphs: [
      'Tricolour',
      'White tip of the tail',
      'Shy with strangers.',
      'Microchipped. Any vet can scan the chip for free.',
    ],
    call: expect.stringContaining('Have you seen Luna?'),
    code: { url: luna.finderUrl, alt: 'QR code for anyone who has found Luna' },
  });
  expect((await posterWith({}, 'America/New_York')).since).toBe('Missing since 19 November 2026');
});

test('R9.4 a poster omits unknown details', async () => {
  const unknown = { breed: null, gender: 'unknown', colour: null, markings: null, hasChip: false } as const;
  expect(await posterWith({ ...unknown, lostSince: null, lostNote: null })).toMatchObject({
    kind: 'Dog',
    since: null,
    paragraphs: [],
  });
});
