import { endChoiceOf, endOfChoice, lifetimeFromNow } from '@/lib/sharing/links/link-end';
import { passLine } from '@/lib/sharing/links/pass-line';
import { extentOf, sectionGroups } from '@/lib/sharing/links/section-groups';
import { countdown, timeLeft } from '@/lib/sharing/links/time-left';
import { readerSections, shareSections } from '@/lib/sharing/links/vocabulary';

const at = new Date('2026-11-22T09:41:00Z');

test.each([
  ['2026-12-22T09:41:00Z', { unit: 'days', count: 30 }],
  ['2026-12-22T09:40:30Z', { unit: 'days', count: 30 }],
  ['2026-11-23T09:40:30Z', { unit: 'hours', count: 24 }],
  ['2026-11-22T10:00:00Z', { unit: 'minutes', count: 19 }],
  ['2026-11-01T00:00:00Z', { unit: 'minutes', count: 0 }],
])('R9.1 until %s, a ticket shows the time left', (expiresAt, timeLeftText) => {
  expect(timeLeft(expiresAt, at)).toEqual(timeLeftText);
});

test('R9.1 the countdown names days, hours and minutes', () => {
  expect(countdown('2026-12-22T09:40:59Z', at)).toEqual({ days: 29, hours: 23, minutes: 59 });
  expect(countdown('2020-01-01T00:00:00Z', at)).toEqual({ days: 0, hours: 0, minutes: 0 });
});

test('R9.1 an end is shown as a lifetime only on a match', () => {
  expect(lifetimeFromNow(null, at)).toBe('open');
  expect(lifetimeFromNow('2026-12-22T09:41:00Z', at)).toBe('month');
  expect(lifetimeFromNow('2026-12-18T09:41:00Z', at)).toBeNull();
  expect(endChoiceOf('2026-11-29T09:30:00Z', at)).toBe('week');
  expect(endChoiceOf('2026-11-23T09:41:00Z', at)).toBe('other');
});

test('R9.1 a chosen day ends in the owner’s time zone', () => {
  const where = { at, timeZone: 'Europe/Madrid' };
  expect(endOfChoice('tonight', '2026-11-22', where)).toBe('2026-11-22T22:59:00.000Z');
  expect(endOfChoice('other', '2026-12-24', where)).toBe('2026-12-24T22:59:00.000Z');
  expect(endOfChoice('week', '2026-11-22', where)).toBe('2026-11-29T09:41:00.000Z');
  expect(endOfChoice('open', '2026-11-22', where)).toBeNull();
});

test('R9.1 each section is in one group', () => {
  expect(Object.values(sectionGroups).flat().sort()).toEqual([...shareSections].sort());
});

test('R9.1 summarizes the sections of a link as briefly as possible', () => {
  expect(extentOf(shareSections)).toEqual({ extent: 'all', groups: [] });
  expect(extentOf(readerSections.vet)).toEqual({ extent: 'except', groups: ['day'] });
  expect(extentOf([])).toEqual({ extent: 'face', groups: [] });
  expect(extentOf(['notes', 'allergies'])).toEqual({ extent: 'only', groups: ['health', 'notes'] });
});

test('R9.1 the line of a pass uses the letters of a passport', () => {
  expect(passLine('Ñandú', 'vet', '2026-12-22T09:41:00Z')).toBe(`V<NANDU<<VET<<20261222${'<'.repeat(22)}`);
  expect(passLine('Luna', 'finder', null)).toMatch(/^F<LUNA<<FINDER<+$/);
  expect(passLine('犬', 'vet', null)).toBe(`V<VET${'<'.repeat(39)}`);
});
