import { instantFromJson } from '@/lib/core/time/dates';
import { toSkill } from '@/lib/records/training/skill';
import { type TrainingSession, toTrainingSession } from '@/lib/records/training/training-session';
import { checklistViews, skillView } from '@/lib/records/training/view';
import type { Stage } from '@/lib/records/training/vocabulary';

const own = { ...{ id: '019de0c8-7000-7000-8000-000000000000', curriculumId: null, category: null }, note: 'Softly' };
const skill = (stage: Stage) => ({ ...own, name: 'Roll', stage });
const session = (day: string, successes: number | null, place: string | null): TrainingSession => ({
  ...{ id: day, skillId: own.id, practisedAt: `${day}T10:00:00.000Z`, minutes: 5, attempts: successes && 10 },
  ...{ successes, distraction: 1, place, note: null },
});
const sessions = [
  session('2026-05-20', 9, 'Park'),
  session('2026-05-18', 8, 'Kitchen'),
  session('2026-05-17', null, null),
  session('2026-05-16', 9, 'Park'),
];
const reader = { locale: 'en' as const, timeZone: 'UTC', today: '2026-05-20', weekStart: '2026-05-17' };
const view = (stage: Stage, nextCursor: string | null = null, items = sessions) =>
  skillView(skill(stage), { items, nextCursor }, reader);

test('R7.6 a custom skill summarizes its sessions', () => {
  expect(view('mastered')).toMatchObject({
    ...{ name: 'Roll', goal: null, lastOn: '2026-05-20', beganOn: '2026-05-16', sureSince: '2026-05-20' },
    ...{ timesThisWeek: 3, tries: { tries: 10, successes: 9 }, suggestion: null, refresher: false },
  });
});

test('R7.6 gives rates of counted sessions, oldest first', () => {
  expect(view('mastered').rates).toEqual([
    { id: '2026-05-16', at: '2026-05-16T10:00:00.000Z', rate: 0.9 },
    { id: '2026-05-18', at: '2026-05-18T10:00:00.000Z', rate: 0.8 },
    { id: '2026-05-20', at: '2026-05-20T10:00:00.000Z', rate: 0.9 },
  ]);
});

test.each([
  ['mastered', null, '2026-05-16', '2026-05-20', null],
  ['mastered', 'more', null, null, null],
  ['practising', null, '2026-05-16', null, 'mastered'],
  ['practising', 'more', null, null, 'mastered'],
] as const)(
  'R7.6 %s with older sessions %p: started %p, mastered %p',
  (stage, cursor, beganOn, sureSince, suggestion) => {
    expect(view(stage, cursor)).toMatchObject({ beganOn, sureSince, suggestion });
  },
);

test('R7.6 converts rows to the API format', () => {
  const [first] = sessions as [TrainingSession];
  const row = { ...first, practisedAt: instantFromJson(first.practisedAt), petId: 'p' };
  expect(toTrainingSession(row)).toEqual(first);
  const storedSkill = { ...skill('learning'), petId: 'p' };
  expect(toSkill(storedSkill)).toEqual(skill('learning'));
});

test('R7.6 groups checklist items if the list has groups', () => {
  const lists = checklistViews({ type: 'dog', dateOfBirth: null }, [], reader);
  const groups = lists.map(({ id, items }) => [id, items[0]?.group]);
  expect(Object.fromEntries(groups)).toMatchObject({ puppy: 'owner', citizen: null });
});
