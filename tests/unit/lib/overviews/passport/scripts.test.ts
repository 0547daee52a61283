import { translatorOf } from '@/lib/core/i18n/translate';
import { fontCacheBytes } from '@/lib/core/pdf/fonts';
import { drawPoster } from '@/lib/overviews/passport/draw-poster';
import { passportOf } from '@/lib/overviews/passport/passport';
import { posterOf } from '@/lib/overviews/passport/poster';
import { aDose, aRecord, at, printPassport } from '@/tests/support/a-passport';
import { readPdf } from '@/tests/support/read-pdf';

const flat = (pages: string[]) => pages.join('\n').replace(/\s+/g, ' ');
/** Text without spaces, because scripts without spaces between words break lines anywhere. */
const dense = (pages: string[]) => pages.join('').replace(/\s+/g, '');

const samples = {
  'simplified Chinese': { name: '小鸡毛豆', allergen: '鸡肉、小麦粉', note: '这只狗对陌生人害羞，请不要追赶它。' },
  'traditional Chinese': { name: '雞蛋糕', allergen: '雞肉與乳製品', note: '這隻狗對陌生人害羞，請不要追趕牠。' },
  Japanese: {
    name: 'ももちゃん',
    allergen: '鶏肉・小麦（重度）',
    note: '知らない人を怖がります。「もも」と呼んでください。',
  },
  Korean: { name: '뭉치', allergen: '닭고기와 밀가루', note: '낯선 사람을 무서워합니다.' },
  Arabic: { name: 'لولو', allergen: 'بنسلين', note: 'تخاف من الغرباء' },
  Hebrew: { name: 'לונה', allergen: 'פניצילין', note: 'מפחדת מזרים' },
  Devanagari: { name: 'श्रीकृष्ण', allergen: 'मुर्गी और दूध', note: 'यह अजनबियों से डरती है।' },
  Thai: { name: 'น้ำตาล', allergen: 'แป้งสาลี', note: 'สุนัขตัวนี้กลัวคนแปลกหน้า' },
  emoji: { name: 'Luna 🐕‍🦺', allergen: '🥛 milk', note: 'Shy 🙈 ✅' },
};

function recordOf({ name, allergen, note }: { name: string; allergen: string; note: string }, times = 1) {
  const long = Array.from({ length: times }, () => note).join(' ');
  const record = aRecord({ name });
  Object.assign(record.pet, { markings: long, vetClinic: `${name}\n+34 910 000 001` });
  record.allergies = [{ allergen, severity: 'severe', reaction: long }];
  record.vaccinations = [aDose({ vaccine: allergen, product: name, clinic: long })];
  return record;
}

test('R9.4 a passport in Latin, Greek and Cyrillic loads no other fonts', async () => {
  const { fonts } = await readPdf(await printPassport(aRecord({ name: 'Łukasz Жучка Λουκία' })));
  expect(fonts.every(({ name }) => /Inter|JetBrains|Fraunces/.test(name))).toBe(true);
  expect(fontCacheBytes()).toBe(0);
});

test.each(Object.entries(samples))(
  'R9.4 a passport in %s is readable, searchable and accessible',
  async (_, sample) => {
    for (const size of ['a4', 'a6'] as const) {
      const pdf = await readPdf(await printPassport(recordOf(sample), { size }));
      const text = dense(pdf.pages);
      for (const part of Object.values(sample)) expect(text).toContain(part.replace(/\s+/g, ''));
      expect(text).not.toContain('□');
      expect(pdf).toMatchObject({ tagged: true, outside: 0 });
      expect(pdf.fonts.every(({ embedded }) => embedded)).toBe(true);
      expect(pdf.actuals).toContain(`Severe allergy: ${sample.allergen}`);
    }
  },
);

test.each(Object.entries(samples))('R9.4 long texts in %s wrap within their page', async (_, sample) => {
  const pdf = await readPdf(await printPassport(recordOf(sample, 8), { size: 'a6' }));
  expect(pdf.outside).toBe(0);
  const words = { t: await translatorOf('es'), locale: 'es' as const, today: '2026-11-21' };
  const pet = { type: 'dog', gender: 'female', breed: null, colour: sample.name, markings: sample.allergen } as const;
  const lostFields = {
    hasChip: true,
    lostSince: at,
    lostNote: `${sample.note} `.repeat(20),
    finderUrl: 'https://p.example/x',
  };
  const poster = posterOf({ name: sample.name, ...pet, ...lostFields }, words, 'UTC');
  const bytes = await drawPoster(poster, { language: 'es', photo: null, at, foot: 'Pawfolio' });
  const { pages, outside } = await readPdf(bytes);
  expect({ pages: pages.length, outside }).toEqual({ pages: 1, outside: 0 });
  expect(dense(pages)).toContain(sample.allergen.replace(/\s+/g, ''));
});

test('R9.4 cached fonts stay below a memory limit', () => {
  expect(fontCacheBytes()).toBeGreaterThan(0);
  expect(fontCacheBytes()).toBeLessThan(14_000_000);
});

test('R9.4 prints a box for unsupported characters but keeps them in alternative text', async () => {
  const pdf = await readPdf(await printPassport(aRecord({ name: 'Momo ᚠᚢᚦ 桃' })));
  expect(flat(pdf.pages)).toContain('Momo □ 桃');
  expect(pdf.actuals).toContain('Health record: Momo ᚠᚢᚦ 桃');
});

test('R9.4 keeps the list order of several right-to-left allergens', async () => {
  const record = aRecord();
  record.allergies = ['חלב', 'דגים'].map((allergen) => ({ allergen, severity: 'severe', reaction: null }));
  const { alerts } = passportOf(record, { t: await translatorOf('en'), locale: 'en', today: '2026-11-21' });
  expect(alerts.join()).toContain('\u2068חלב\u2069, \u2068דגים\u2069');
});
