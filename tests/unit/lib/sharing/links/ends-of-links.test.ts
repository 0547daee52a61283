import type * as z from 'zod';
import { sealText } from '@/lib/core/security/secrets';
import { addMs, DAY, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import { partOfDay } from '@/lib/sharing/links/day-parts';
import { finderToken, isFinderToken } from '@/lib/sharing/links/finder-token';
import { endChoiceOf, endOfChoice, lifetimeFromNow } from '@/lib/sharing/links/link-end';
import { toFinderMessage, toLostState } from '@/lib/sharing/links/lost';
import { finderMessagePatch, lostInput, shareInput, sharePatch } from '@/lib/sharing/links/schema';
import { extentOf, groupNames, sectionGroups } from '@/lib/sharing/links/section-groups';
import { SEAL_PURPOSE, toShare } from '@/lib/sharing/links/share';
import { downsample } from '@/lib/sharing/links/thin';
import { countdown, timeLeft } from '@/lib/sharing/links/time-left';
import { type ShareSection, shareSections } from '@/lib/sharing/links/vocabulary';

const at = instantFromJson('2026-11-22T09:41:00Z');
const inMs = (ms: number) => addMs(at, ms).toISOString();

test.each([
  [0, 'minutes 0'],
  [1, 'minutes 1'],
  [59 * MINUTE, 'minutes 59'],
  [59 * MINUTE + 1, 'hours 1'],
  [2 * HOUR, 'hours 2'],
  [48 * HOUR - MINUTE, 'hours 47'],
  [48 * HOUR, 'days 2'],
  [72 * HOUR - MINUTE, 'days 2'],
  [-DAY, 'minutes 0'],
])('R9.1 with %d ms left, a link shows: %s', (ms, timeLeftText) => {
  const { unit, count } = timeLeft(inMs(ms), at);
  expect(`${unit} ${count}`).toBe(timeLeftText);
});

test('R9.1 a countdown lists each unit once', () => {
  expect(countdown(inMs(2 * DAY + 3 * HOUR + 4 * MINUTE + 5000), at)).toEqual({ days: 2, hours: 3, minutes: 4 });
});

test.each([
  [DAY, 'day', 'other'],
  [7 * DAY, 'week', 'week'],
  [30 * DAY, 'month', 'month'],
  [7 * DAY - 30 * MINUTE + 1, 'week', 'week'],
  [7 * DAY - 30 * MINUTE, null, 'other'],
  [7 * DAY + 30 * MINUTE - 1, 'week', 'week'],
  [7 * DAY + 30 * MINUTE, null, 'other'],
  [0, null, 'other'],
])('R9.1 recognizes an end in %d ms as %s', (ms, lifetime, choice) => {
  expect([lifetimeFromNow(inMs(ms), at), endChoiceOf(inMs(ms), at)]).toEqual([lifetime, choice]);
});

test('R9.1 a link without an end is open', () => {
  expect(endChoiceOf(null, at)).toBe('open');
  expect(endOfChoice('month', '2026-11-22', { at, timeZone: 'UTC' })).toBe(inMs(30 * DAY));
});

test.each([
  [
    [...sectionGroups.identity, ...sectionGroups.health, ...sectionGroups.measures, 'routines'],
    'except',
    ['contacts', 'notes'],
  ],
  [
    [...sectionGroups.identity, ...sectionGroups.health, ...sectionGroups.measures],
    'only',
    ['identity', 'health', 'measures'],
  ],
  [shareSections.filter((one) => one !== 'visits'), 'only', groupNames],
  [['notes'], 'only', ['notes']],
])('R9.1 a link that shows %j is summarized as %s', (sections, extent, groups) => {
  expect(extentOf(sections as ShareSection[])).toEqual({ extent, groups });
});

test.each([
  [DAY, true],
  [DAY + 1, false],
  [-MINUTE + 1, true],
  [-MINUTE, false],
])('R9.4 accepts a form created %d ms ago: %p', (ms, expected) => {
  expect(isFinderToken(finderToken('s1', at), 's1', addMs(at, ms))).toBe(expected);
});

const share = {
  ...{ id: 's1', label: 'Vet', kind: 'vet' as const, sections: ['notes'], keySealed: sealText(SEAL_PURPOSE, 'key') },
  ...{
    createdAt: at,
    expiresAt: null,
    revokedAt: null,
    pinHash: null,
    openings: 0,
    lastOpenedAt: null,
    clinicAddress: null,
  },
};

test.each([
  [{}, 'active', true],
  [{ expiresAt: addMs(at, 1) }, 'active', true],
  [{ expiresAt: at }, 'expired', false],
  [{ revokedAt: at, expiresAt: at }, 'revoked', false],
  [{ keySealed: sealText('another', 'key') }, 'active', false],
])('R9.1 a link with %j is %s', (more, state, hasUrl) => {
  const newShare = toShare({ ...share, ...more }, at);
  expect(newShare.state).toBe(state);
  expect(newShare.url).toEqual(hasUrl ? expect.stringMatching(/\/shared\/key$/) : null);
});

test('R9.1 a link includes its PIN, end and last opening', () => {
  expect(toShare(share, at)).toMatchObject({ hasPin: false, expiresAt: null, revokedAt: null, lastOpenedAt: null });
  expect(toShare({ ...share, pinHash: 'h', expiresAt: at, revokedAt: at, lastOpenedAt: at }, at)).toMatchObject({
    ...{ hasPin: true, expiresAt: at.toISOString(), revokedAt: at.toISOString(), lastOpenedAt: at.toISOString() },
  });
});

test('R9.4 a lost pet has a note and a link', () => {
  const lostFields = { lostSince: at, lostNote: 'Red collar', lostNeedsMedication: true, shares: [share] };
  expect(toLostState(lostFields, at)).toMatchObject({
    lostSince: at.toISOString(),
    note: 'Red collar',
    share: { id: 's1' },
  });
  expect(toLostState({ ...lostFields, shares: [] }, at).share).toBeNull();
  expect(toLostState(lostFields, at).needsMedication).toBe(true);
  expect(toLostState({ ...lostFields, lostSince: null }, at)).toEqual({
    ...{ lostSince: null, note: null, needsMedication: false, share: null },
  });

  const message = { id: 'm', text: 'x', contact: null, createdAt: at };
  expect(toFinderMessage({ ...message, readAt: null }).readAt).toBeNull();
  expect(toFinderMessage({ ...message, readAt: at })).toMatchObject({
    readAt: at.toISOString(),
    createdAt: at.toISOString(),
  });
});

test.each([
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
])('R9.4 %s is in the %s', (time, part) => {
  expect(partOfDay(time)).toBe(part);
});

test('R9.4 downsampling keeps the newest reading among equal intervals', () => {
  const reading = (day: number) => ({ measuredAt: addMs(at, -day * DAY) });
  const daysOf = (days: number[], most: number) =>
    downsample(days.map(reading), most).map(({ measuredAt }) => (at.getTime() - measuredAt.getTime()) / DAY);
  expect(daysOf([0, 1, 2, 3, 4], 3)).toEqual([0, 2, 4]);
  expect(daysOf([0, 1, 4], 3)).toEqual([0, 1, 4]);
  expect(daysOf([0, 0, 0], 2)).toEqual([0]);
  expect(daysOf([], 2)).toEqual([]);
});

const faults = (schema: z.ZodType, value: object) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message.replace('sharing.validation.', '')) ?? [];

test.each([
  [{}, []],
  [{ expiresAt: null }, []],
  [{ expiresAt: inMs(1) }, []],
  [{ expiresAt: inMs(0) }, ['expiry']],
  [{ expiresAt: '2026-12-01' }, ['expiry']],
  [{ expiresAt: inMs(366 * DAY) }, []],
  [{ expiresAt: inMs(366 * DAY + 1) }, ['expiryTooFar']],
  [{ pin: '1234' }, []],
  [{ pin: '12345678' }, []],
  [{ pin: '' }, []],
  [{ pin: '123' }, ['pin?min=4&max=8']],
  [{ pin: '123456789' }, ['pin?min=4&max=8']],
  [{ pin: 'x1234' }, ['pin?min=4&max=8']],
  [{ label: 'x'.repeat(80) }, []],
  [{ label: 'x'.repeat(81) }, ['labelTooLong']],
  [{ label: ' ' }, ['labelRequired']],
  [{ sections: ['all'] }, ['invalid']],
  [{ clinicAddress: 'x' }, ['clinicAddress']],
  [{ clinicAddress: '' }, []],
])('R9.1 a link with %j has the errors %j', (more, expected) => {
  expect(faults(shareInput(at), { kind: 'vet', ...more })).toEqual(expected);
});

test('R9.1 sections are sorted, and a patch needs a change', () => {
  expect(shareInput(at).parse({ kind: 'vet', sections: ['notes', 'allergies', 'notes'] }).sections).toEqual([
    ...['allergies', 'notes'],
  ]);
  expect(faults(sharePatch(at), {})).toEqual(['invalid']);
  expect(faults(sharePatch(at), { label: undefined })).toEqual(['invalid']);
  expect(sharePatch(at).parse({ pin: '' })).toEqual({ pin: null });
  expect(
    shareInput(at).safeParse({ kind: 'vet', sections: Array(shareSections.length + 1).fill('notes') }).success,
  ).toBe(false);
  expect(faults(shareInput(at), { kind: 'friend' })).toEqual(['invalid']);
});

test('R9.4 the note of a lost pet has a length limit', () => {
  expect(lostInput.parse({})).toEqual({ note: null, needsMedication: false });
  expect(lostInput.parse({ note: ' Red collar ' })).toMatchObject({ note: 'Red collar' });
  expect(faults(lostInput, { note: 'x'.repeat(501) })).toEqual(['noteTooLong?max=500']);
});

test('R9.4 a message can be marked as read, not as unread', () => {
  expect([true, false].map((read) => finderMessagePatch.safeParse({ read }).success)).toEqual([true, false]);
});
