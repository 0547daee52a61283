import { petTypes } from '@/lib/records/pets/vocabulary';
import { readDay, routineInput, routinePatch } from '@/lib/records/routines/schema';
import { templatesFor } from '@/lib/records/routines/templates';

const walk = { kind: 'exercise', title: 'Walk', weekdays: [7, 1, 1], timeOfDay: '07:00' };

test('R7.4 missing fields are null or empty, and weekdays sorted and unique', () => {
  expect(routineInput.parse(walk)).toEqual({
    ...walk,
    weekdays: [1, 7],
    durationMinutes: null,
    note: null,
    reminderMinutesBefore: null,
    responsible: [],
  });
});

test('R7.4 converts form texts to numbers and empty fields to null', () => {
  const typedRoutine = { ...walk, durationMinutes: ' 30 ', reminderMinutesBefore: '' };
  expect(routineInput.parse(typedRoutine)).toMatchObject({ durationMinutes: 30, reminderMinutesBefore: null });
  expect(routinePatch.parse({ reminderMinutesBefore: '0' })).toEqual({ reminderMinutesBefore: 0 });
});

test.each([
  ['kind', 'sleeping'],
  ['title', '  '],
  ['weekdays', []],
  ['weekdays', [0]],
  ['weekdays', [8]],
  ['weekdays', [1.5]],
  ['timeOfDay', '24:00'],
  ['timeOfDay', '7:00'],
  ['durationMinutes', 0],
  ['durationMinutes', 721],
  ['durationMinutes', 'long'],
  ['reminderMinutesBefore', -1],
  ['reminderMinutesBefore', 1441],
  ['timeZone', 'Mars/Olympus'],
])('R7.4 %s rejects %j at its field', (field, value) => {
  const { error } = routineInput.safeParse({ ...walk, [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  expect(error?.issues[0]?.message).toMatch(/^(routines|entries)\.validation\./);
});

test.each([
  ['2026-05-21', '2026-05-21'],
  ['2026-02-30', '2026-05-20'],
  ['yesterday', '2026-05-20'],
  ['9999-01-01', '2026-05-20'],
  ['2024-01-01', '2026-05-20'],
  ['2027-05-21', '2027-05-21'],
  ['2027-05-22', '2026-05-20'],
  ['2025-05-19', '2025-05-19'],
  ['2025-05-18', '2026-05-20'],
  [['2026-05-21', '2026-05-22'], '2026-05-20'],
  [undefined, '2026-05-20'],
])('R7.4 a page requested for %p shows %s', (requestedDay, day) => {
  expect(readDay(requestedDay, '2026-05-20')).toBe(day);
});

test('R7.4 every type of pet has templates that the form accepts', () => {
  for (const type of [...petTypes, 'unheard of']) {
    const templates = templatesFor(type);
    expect(templates.length).toBeGreaterThan(1);
    for (const { key, ...template } of templates) {
      expect(routineInput.safeParse({ ...template, title: key }).success).toBe(true);
    }
  }
});
