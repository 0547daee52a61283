import { toBase64Url } from '@/lib/core/text/base64-url';
import { proofQuery, readPeriod, readTemplate, templateOf } from '@/lib/sharing/stay-proof/schema';
import { type FacilityTemplate, readParts, writeTemplate } from '@/lib/sharing/stay-proof/template';

const template: FacilityTemplate = {
  name: 'Happy Tails 🐾',
  asOf: '2026-11-03',
  vaccines: ['dog.rabies', 'cat.rcp'],
  minDays: 14,
  treatments: [{ kind: 'worms', withinDays: 90 }],
  note: 'Ünd áll',
};
const changedTemplate = (more: object) => writeTemplate({ ...template, ...more } as FacilityTemplate);

test('R13.6 a template survives the round trip through its link', () => {
  const token = writeTemplate(template);
  expect(token).toMatch(/^[A-Za-z0-9_-]{20,400}$/);
  expect(readTemplate(token)).toEqual(template);
});

test.each([
  ['another text', 'hello'],
  ['no text', undefined],
  ['a list', ['a', 'b']],
  ['too long a text', 'A'.repeat(401)],
  ['no name', changedTemplate({ name: ' ' })],
  ['an unknown vaccine', changedTemplate({ vaccines: ['dog.unknown'] })],
  ['no rules', changedTemplate({ vaccines: [], treatments: [] })],
  ['a negative wait', changedTemplate({ minDays: -1 })],
  ['an endless treatment', changedTemplate({ treatments: [{ kind: 'worms', withinDays: 366 }] })],
  ['no day', changedTemplate({ asOf: '2026-02-30' })],
])('R13.6 rejects %s as a template', (_what, token) => {
  expect(readTemplate(token)).toBeNull();
});

test('R13.6 a link accepts templates of up to 400 characters', () => {
  const tokens = Array.from({ length: 200 }, (_, length) => changedTemplate({ note: 'x'.repeat(length) }));
  const fitting = tokens.filter((token) => readTemplate(token) !== null);

  expect(fitting).toEqual(tokens.filter(({ length }) => length <= 400));
  expect(fitting.at(-1)).toHaveLength(400);
});

test.each([
  [
    { name: 'x'.repeat(60), note: '' },
    { name: 'x'.repeat(61), note: '' },
  ],
  [{ note: 'x'.repeat(121) }, { note: 'x'.repeat(201), name: 'a' }],
  [{ minDays: 0 }, { minDays: 0.5 }],
  [{ minDays: 60 }, { minDays: 61 }],
  [{ treatments: [{ kind: 'worms', withinDays: 1 }] }, { treatments: [{ kind: 'worms', withinDays: 0 }] }],
  [{ treatments: [{ kind: 'worms', withinDays: 365 }] }, { treatments: [{ kind: 'bees', withinDays: 1 }] }],
  [{ vaccines: [] }, { vaccines: [''] }],
  [{ treatments: [] }, { treatments: Array(6).fill({ kind: 'worms', withinDays: 1 }) }],
])('R13.6 accepts %j and rejects %j as a template', (good, wrong) => {
  expect(readTemplate(changedTemplate(good))).toEqual({ ...template, ...good });
  expect(readTemplate(changedTemplate(wrong))).toBeNull();
});

test('R13.6 ignores invalid values in a form', () => {
  const formQuery = { name: 'Happy Tails', vaccine: 'dog.rabies' };
  const buildTemplate = (more: Record<string, string | string[]>) =>
    readTemplate(templateOf({ ...formQuery, ...more }, '2026-11-22').token);

  expect(buildTemplate({})).toMatchObject({ vaccines: ['dog.rabies'], minDays: 0, treatments: [], note: '' });
  for (const minDays of ['x14', '14x', '1400', '', ['14']]) expect(buildTemplate({ minDays })?.minDays).toBe(0);
  expect(buildTemplate({ worms: '0', ticks_and_fleas: '1' })?.treatments).toEqual([
    { kind: 'ticks_and_fleas', withinDays: 1 },
  ]);
  expect(buildTemplate({ note: ['x'] })?.note).toBe('');
  expect(readTemplate(templateOf({ name: 'Happy Tails', worms: '9' }, '2026-11-22').token)?.vaccines).toEqual([]);
});

test('R13.6 a proof requires rules and two dates', () => {
  const query = { rules: 'x'.repeat(400), from: '2026-12-18', until: '2026-12-27' };
  const isTaken = (more: object) => proofQuery.safeParse({ ...query, ...more }).success;
  expect([isTaken({}), isTaken({ lng: 'es' }), isTaken({ lng: 'x'.repeat(10) })]).toEqual([true, true, true]);
  expect([{ rules: 'x'.repeat(401) }, { from: 'x' }, { until: 'x' }, { lng: 'x'.repeat(11) }].map(isTaken)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

test('R13.6 a form creates a template or reports an error', () => {
  const formQuery = { name: 'Happy Tails', vaccine: ['dog.rabies'], minDays: '14', worms: '90', note: '' };
  const { token, isWrong } = templateOf(formQuery, '2026-11-22');
  expect(isWrong).toBe(false);

  expect(readTemplate(token)).toMatchObject({ name: 'Happy Tails', asOf: '2026-11-22', minDays: 14 });
  expect(readTemplate(token)?.treatments).toEqual([{ kind: 'worms', withinDays: 90 }]);
  expect(templateOf({}, '2026-11-22')).toEqual({ token: null, isWrong: false });
  expect(templateOf({ name: 'Happy Tails' }, '2026-11-22')).toEqual({ token: null, isWrong: true });
  expect(templateOf({ ...formQuery, note: 'x'.repeat(300) }, '2026-11-22').isWrong).toBe(true);
});

test.each([
  ['2026-12-18', '2026-12-18', true],
  ['2026-12-18', '2027-01-17', true],
  ['2026-12-18', '2027-01-18', false],
  ['2026-12-18', '2026-12-17', false],
  ['2026-02-30', '2026-03-01', false],
])('R13.6 %s to %s is a valid stay: %p', (from, until, isStay) => {
  expect(readPeriod({ from, until }) !== null).toBe(isStay);
});

test.each([[[0x78]], [[0x22, 0xff, 0x22]], [[]]])('R13.6 rejects the bytes %j', (bytes) => {
  expect(readParts(toBase64Url(new Uint8Array(bytes)))).toBeNull();
});
