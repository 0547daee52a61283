import { readPeriod, readTemplate, templateOf } from '@/lib/overviews/stay-proof/schema';
import { type FacilityTemplate, writeTemplate } from '@/lib/overviews/stay-proof/template';

const template: FacilityTemplate = {
  name: 'Happy Tails 🐾',
  asOf: '2026-11-03',
  vaccines: ['dog.rabies', 'cat.rcp'],
  minDays: 14,
  treatments: [{ kind: 'worms', withinDays: 90 }],
  note: 'Ünd áll',
};
const changed = (more: object) => writeTemplate({ ...template, ...more } as FacilityTemplate);

test('R13.6 a template is read back from its link', () => {
  const token = writeTemplate(template);
  expect(token).toMatch(/^[A-Za-z0-9_-]{20,400}$/);
  expect(readTemplate(token)).toEqual(template);
});

test.each([
  ['another text', 'hello'],
  ['no text', undefined],
  ['a list', ['a', 'b']],
  ['too long a text', 'A'.repeat(401)],
  ['no name', changed({ name: ' ' })],
  ['an unknown vaccine', changed({ vaccines: ['dog.unknown'] })],
  ['no rules', changed({ vaccines: [], treatments: [] })],
  ['a negative wait', changed({ minDays: -1 })],
  ['an endless treatment', changed({ treatments: [{ kind: 'worms', withinDays: 366 }] })],
  ['no day', changed({ asOf: '2026-02-30' })],
])('R13.6 %s is no template', (_what, token) => {
  expect(readTemplate(token)).toBeNull();
});

test('R13.6 a form makes a template, or says that it is none', () => {
  const sent = { name: 'Happy Tails', vaccine: ['dog.rabies'], minDays: '14', worms: '90', note: '' };
  const { token } = templateOf(sent, '2026-11-22');

  expect(readTemplate(token)).toMatchObject({ name: 'Happy Tails', asOf: '2026-11-22', minDays: 14 });
  expect(readTemplate(token)?.treatments).toEqual([{ kind: 'worms', withinDays: 90 }]);
  expect(templateOf({}, '2026-11-22')).toEqual({ token: null, isWrong: false });
  expect(templateOf({ name: 'Happy Tails' }, '2026-11-22')).toEqual({ token: null, isWrong: true });
  expect(templateOf({ ...sent, note: 'x'.repeat(300) }, '2026-11-22').isWrong).toBe(true);
});

test.each([
  ['2026-12-18', '2026-12-18', true],
  ['2026-12-18', '2027-01-17', true],
  ['2026-12-18', '2027-01-18', false],
  ['2026-12-18', '2026-12-17', false],
  ['2026-02-30', '2026-03-01', false],
])('R13.6 %s to %s is a stay: %p', (from, until, isStay) => {
  expect(readPeriod({ from, until }) !== null).toBe(isStay);
});
