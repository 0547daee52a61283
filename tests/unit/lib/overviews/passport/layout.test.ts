import { translatorOf } from '@/lib/core/i18n/translate';
import { layOutPassport } from '@/lib/overviews/passport/draw-passport';
import { passportOf } from '@/lib/overviews/passport/passport';
import type { PassportRecord } from '@/lib/overviews/passport/record';
import { passportSizes } from '@/lib/overviews/passport/vocabulary';
import { aDose, aLongRecord, aPhoto, aRecord, at, printPassport } from '@/tests/support/a-passport';
import { readPdf } from '@/tests/support/read-pdf';

const today = '2026-11-21';

function anEmptyRecord(): PassportRecord {
  const record = aRecord({ vaccinations: [], medications: [], treatments: [], conditions: [], allergies: [] });
  const none = { breed: null, dateOfBirth: null, neutered: null, colour: null, markings: null, microchip: null };
  Object.assign(record.pet, none, {
    microchippedOn: null,
    microchipPlace: null,
    vetClinic: null,
    emergencyContact: null,
  });
  return record;
}

function wordy(): PassportRecord {
  const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(8);
  const record = aRecord({ name: long });
  Object.assign(record.pet, { breed: long, markings: long, colour: long, passportNumber: 'ES-'.repeat(20) });
  record.vaccinations = [aDose({ vaccine: long, clinic: long, batch: long })];
  return record;
}

const sixty = () => ({ ...aLongRecord(10), shareUrl: 'https://pawfolio.example/shared/abcdefghijklmnop' });
const records = { usual: aRecord, empty: anEmptyRecord, 'sixty vaccinations': sixty, wordy };

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  test.each(passportSizes)('R9.4 keeps everything drawn in %s within the margins', async (size) => {
    const t = await translatorOf(locale);
    const photo = await aPhoto();
    for (const [name, make] of Object.entries(records)) {
      const passport = passportOf(make(), { t, locale, today });
      const { boxes, format } = layOutPassport(passport, { size, language: locale, photo, at });
      const { margin, width, height } = format;
      const outside = boxes.filter(
        (box) =>
          box.x < margin - 0.5 ||
          box.y < margin - 0.5 ||
          box.x + box.width > width - margin + 0.5 ||
          box.y + box.height > height - margin + 0.5,
      );
      expect([name, outside]).toEqual([name, []]);
      expect(boxes.length).toBeGreaterThan(10);
    }
  });
});

test('R7.16 a booklet fits Letter paper', async () => {
  const { sizes } = await readPdf(await printPassport(aRecord(), { size: 'booklet', sheet: 'letter' }));
  expect(new Set(sizes.map(({ width, height }) => `${width} ${height}`))).toEqual(new Set(['792 612']));
});

test('R9.4 a booklet prints both sides of every sheet', async () => {
  const { pages, sizes, tagged } = await readPdf(await printPassport(aRecord(), { size: 'booklet' }));
  expect(tagged).toBe(true);
  expect(pages.length % 2).toBe(0);
  expect(sizes.every(({ width, height }) => width > 841 && height < 596)).toBe(true);
  expect(pages[0]).toContain('Page 1 of');
  expect(pages[1]).toContain('Page 2 of');
  expect(pages.join(' ').match(/Not an official travel document/g)).toHaveLength(pages.length * 2);
});

test('R9.4 R7.3 stamps show the status of each vaccination, newest first', async () => {
  const t = await translatorOf('en');
  const vaccinations = [
    aDose({ product: null, id: 'a', vaccine: 'dog.dhp', givenOn: '2025-10-18', validUntil: '2026-10-18' }),
    aDose({ product: null, id: 'b', vaccine: 'dog.lepto', givenOn: '2025-12-07', validUntil: '2026-12-07' }),
    aDose({ product: null, id: 'c', vaccine: 'dog.bordetella.in', givenOn: '2026-06-02', validUntil: '2027-06-02' }),
    aDose({ product: null, id: 'd', vaccine: 'dog.dhp', givenOn: '2022-09-20', validUntil: null }),
  ];
  const { stamps, stampsAlt } = passportOf(aRecord({ vaccinations }), { t, locale: 'en', today });
  expect(stamps.map(({ name, shape, state, words }) => [name, shape, state, ...words].join(' '))).toEqual([
    'Kennel cough oval valid valid until 06/2027',
    'Lepto hexagon due due 07/12/2026',
    'DHPPi frame overdue expired 10/2026',
    'DHPPi frame replaced renewed',
  ]);
  expect(stampsAlt).toMatch(/^Vaccination stamps: .*Lepto.*, Valid until 7 Dec 2026, booster due/);
});

test('R9.2 a link without vaccinations prints no stamps', async () => {
  const t = await translatorOf('en');
  const { stamps, sections } = passportOf(aRecord(), { t, locale: 'en', today }, { parts: ['contacts'] });
  expect([stamps, sections.map(({ number }) => number)]).toEqual([[], ['I', 'II', 'XII']]);
});
