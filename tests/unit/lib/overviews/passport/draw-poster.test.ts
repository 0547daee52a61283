import sharp from 'sharp';
import { translatorOf } from '@/lib/core/i18n/translate';
import { drawPoster } from '@/lib/overviews/passport/draw-poster';
import { posterOf } from '@/lib/overviews/passport/poster';
import { at } from '@/tests/support/a-passport';
import { readPdf } from '@/tests/support/read-pdf';

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
  lostNote: 'Shy with strangers.\nDo not chase her.',
  finderUrl: 'https://pawfolio.example/shared/abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
} as const;

async function aPoster(pet: Partial<typeof luna> | object = {}, { locale = 'en', zone = 'Europe/Madrid' } = {}) {
  const words = { t: await translatorOf(locale as 'en'), locale: locale as 'en', today: '2026-11-21' };
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer();
  const poster = posterOf({ ...luna, ...pet }, words, zone);
  const bytes = await drawPoster(poster, { language: locale, photo, at, foot: 'Pawfolio' });
  const pdf = await readPdf(bytes);
  return { pdf, text: pdf.pages.join(' ').replace(/\s+/g, ' ') };
}

test.each([
  ['en', ['LOST', 'Luna', 'Dog, Beagle, Female', 'Missing since 20 November 2026', 'Scan the code']],
  [
    'es',
    [
      'SE BUSCA',
      'Luna',
      'Perro, Beagle, Hembra',
      'Falta de casa desde el 20 de noviembre de 2026',
      'Escanea el código',
    ],
  ],
])('R9.4 a poster in %s is one tagged A4 page with all content', async (locale, lines) => {
  const { pdf, text } = await aPoster({}, { locale });

  expect(pdf.pages).toHaveLength(1);
  expect(pdf.sizes[0]?.width).toBeCloseTo(595.28, 0);
  expect(pdf).toMatchObject({ tagged: true, language: locale, outside: 0 });
  for (const line of [...lines, 'Tricolour', 'White tip of the tail', 'Shy with strangers.', 'Do not chase her.'])
    expect(text).toContain(line);
  expect(pdf.alts).toHaveLength(2);
  expect(pdf.fonts.every(({ embedded }) => embedded)).toBe(true);
});

test('R7.16 a poster for American readers is one Letter page', async () => {
  const poster = posterOf(luna, { t: await translatorOf('en'), locale: 'en-US', today: '2026-11-21' }, 'UTC');
  const bytes = await drawPoster(poster, { sheet: 'letter', language: 'en', photo: null, at, foot: 'Pawfolio' });
  const { sizes, outside } = await readPdf(bytes);
  expect({ sizes, outside }).toEqual({ sizes: [{ width: 612, height: 792 }], outside: 0 });
});

test('R9.4 prints the missing date in the owner’s time zone', async () => {
  const { text } = await aPoster({}, { zone: 'America/New_York' });
  expect(text).toContain('Missing since 19 November 2026');
});

test('R9.4 a long name and a note of 2,000 characters fit one page', async () => {
  const note = 'She answers to Lulu and to the sound of a rustling bag. '.repeat(36).trim();
  const { pdf, text } = await aPoster({ name: 'N'.repeat(300), lostNote: note, markings: 'x'.repeat(300) });
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.outside).toBe(0);
  expect(text).toContain('rustling bag.');
});

test('R9.4 a poster reveals no web address, email address or chip number', async () => {
  const { text } = await aPoster({ lostNote: null });
  expect(text).not.toMatch(/https?:|@|\d{6}/);
});
