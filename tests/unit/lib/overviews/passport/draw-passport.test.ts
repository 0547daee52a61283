import { translatorOf } from '@/lib/core/i18n/translate';
import { formatDay } from '@/lib/core/time/dates';
import { aDose, aLongRecord, aPhoto, aRecord, printPassport } from '@/tests/support/a-passport';
import { readPdf } from '@/tests/support/read-pdf';

const flat = (pages: string[]) => pages.join('\n').replace(/\s+/g, ' ');

const noticeTexts = {
  en: {
    notice: 'Not an official travel document',
    title: 'Health record: Luna',
    sections: [
      'I Details of ownership',
      'II Description of the animal',
      'III Marking of the animal',
      'IV Issue of the passport',
      'V Vaccination against rabies',
      'VII Treatment against Echinococcus',
      'VIII Other treatments against parasites',
      'IX Other vaccinations',
      'XII Others',
    ],
    facts: ['Severe allergy: Chicken', '724 098 100 123 456', '05/01/2026', 'Arthritis (managed)', '7 March 2021'],
  },
  es: {
    notice: 'No es un documento oficial de viaje',
    title: 'Ficha de salud de Luna',
    sections: [
      'I Datos de titularidad',
      'II Descripción del animal',
      'III Marcado del animal',
      'IV Expedición del pasaporte',
      'V Vacunación antirrábica',
      'VII Tratamiento contra Echinococcus',
      'VIII Otros tratamientos antiparasitarios',
      'IX Otras vacunaciones',
      'XII Otros',
    ],
    facts: ['Alergia grave: Chicken', '724 098 100 123 456', '05/01/2026', '7 de marzo de 2021'],
  },
} as const;

/** On A6, the first page describes the animal without headings, and the vaccinations face it. */
const onSmallPaper = (sections: readonly string[]) =>
  sections
    .filter((heading) => !/^III? /.test(heading))
    .toSorted((a, b) => Number(/^(V|IX) /.test(b)) - Number(/^(V|IX) /.test(a)));

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  const sizes = { a4: [595, 841], letter: [612, 792], a6: [297, 419] } as const;

  test.each(['a4', 'letter', 'a6'] as const)(
    'R9.4 a passport in %s has language, title, tags, fonts and ordered sections',
    async (size) => {
      const photo = await aPhoto();
      const shareUrl = 'https://pawfolio.example/shared/abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
      const pdf = await readPdf(await printPassport(aRecord({ shareUrl }), { locale, size, photo }));
      expect(pdf).toMatchObject({ tagged: true, language: locale, title: noticeTexts[locale].title, outside: 0 });
      for (const { width, height } of pdf.sizes) expect([Math.floor(width), Math.floor(height)]).toEqual(sizes[size]);

      const text = flat(pdf.pages);
      const { sections } = noticeTexts[locale];
      const inOrder = size === 'a6' ? onSmallPaper(sections) : sections;
      const places = inOrder.map((heading) => text.indexOf(heading));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const fact of noticeTexts[locale].facts) expect(text).toContain(fact);
      for (const page of pdf.pages) expect(page).toContain(noticeTexts[locale].notice);
      expect(pdf.fonts.length).toBeGreaterThanOrEqual(2);
      expect(pdf.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
      expect(pdf.alts).toHaveLength(3);
      expect(new Set(pdf.tags)).toEqual(
        new Set([
          'Document',
          'H1',
          'H2',
          'H3',
          'P',
          'L',
          'LI',
          'Lbl',
          'LBody',
          'Table',
          'TR',
          'TH',
          'TD',
          'Figure',
          'Span',
        ]),
      );
    },
  );
});

test('R9.4 a usual record and its code fit one sheet', async () => {
  const shareUrl = 'https://pawfolio.example/shared/abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
  for (const locale of ['en', 'es'] as const) {
    const { pages, alts } = await readPdf(
      await printPassport(aRecord({ shareUrl }), { locale, photo: await aPhoto() }),
    );
    expect([pages.length, alts.length]).toEqual([1, 3]);
  }
});

test('R9.4 a long record has its code on the first page', async () => {
  const t = await translatorOf('en');
  const shareUrl = 'https://pawfolio.example/shared/abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
  const record = { ...aLongRecord(10), shareUrl };
  const [first] = (await readPdf(await printPassport(record, { photo: await aPhoto() }))).pages;
  expect(flat([first ?? ''])).toContain(t('passportPdf.codeText'));
});

test('R9.4 Greek, Cyrillic and extended Latin names can be extracted as text', async () => {
  const names = ['Λουκία Ἀθηνᾶ', 'Жучка Ґудзик Џеки', 'Łukasz Ñandú Ğünş Håkon Nguyễn', 'Ẽ̂'];
  for (const name of names) {
    const { pages, outside } = await readPdf(await printPassport(aRecord({ name })));
    expect(flat(pages).normalize('NFC')).toContain(name.normalize('NFC'));
    expect(outside).toBe(0);
  }
});

test('R9.4 prints markup in a name as plain text', async () => {
  const name = '<b onload="x">Luna</b> & (co) \\ %s';
  const { pages, title } = await readPdf(await printPassport(aRecord({ name })));
  expect(flat(pages)).toContain(name);
  expect(title).toContain(name);
});

test.each(['a4', 'a6'] as const)('R9.4 fields of 300 characters stay within the page in %s', async (size) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(9).slice(0, 300);
  const record = aRecord({ name: long });
  record.pet.vetClinic = long;
  record.pet.markings = long;
  record.vaccinations = [aDose({ vaccine: long, product: long, batch: long, clinic: long, vetName: long })];
  record.allergies = [{ allergen: long, severity: 'severe', reaction: long }];

  const { pages, outside } = await readPdf(await printPassport(record, { size, photo: await aPhoto() }));

  expect(outside).toBe(0);
  expect(pages.length).toBeLessThanOrEqual(size === 'a4' ? 4 : 9);
  expect(pages.join('').replace(/\s+/g, '')).toContain(long);
});

test('R9.4 fifty years of records print every vaccination', async () => {
  const record = aLongRecord(50);
  for (const size of ['a4', 'a6'] as const) {
    const pdf = await printPassport(record, { size, photo: await aPhoto() });
    const { pages, outside } = await readPdf(pdf);
    const text = flat(pages);
    for (const { givenOn } of record.vaccinations) expect(text).toContain(formatDay(givenOn, 'en', 'numeric'));
    expect([outside, pages.length]).toEqual([0, size === 'a4' ? 14 : 35]);
    expect(text).toContain('The latest 12 of 200');
    expect(text).toMatch(/and \d+ more/);
    expect(pdf.length).toBeLessThan(600_000);
  }
});

test('R9.4 an empty record is marked as empty in every section', async () => {
  const record = aRecord({ vaccinations: [], medications: [], treatments: [], conditions: [], allergies: [] });
  const chip = { microchip: null, microchippedOn: null, microchipPlace: null };
  Object.assign(record.pet, { ...chip, breed: null, vetClinic: null, dateOfBirth: null });
  const { pages } = await readPdf(await printPassport(record));
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(flat(pages).match(/None recorded/g)?.length).toBe(8);
});

test('R9.2 a share link’s document shows only its sections, plus severe allergies', async () => {
  const text = flat(
    (await readPdf(await printPassport({ ...aRecord(), ownerName: null }, { parts: ['vaccinations'] }))).pages,
  );

  for (const hiddenText of [
    '724 098',
    '724098',
    'ES-0007421',
    'Sam Morgan',
    'Alex Morgan',
    '+34 910',
    'Arthritis',
    'Apoquel',
    'Milbemax',
    'Droncit',
  ])
    expect(text).not.toContain(hiddenText);
  expect(text).toContain('Severe allergy: Chicken');
  expect(text).toContain('Nobivac Rabies');
});
