import { type LessonRoutine, nextLesson } from '@/lib/records/training/lesson';
import type { Stage } from '@/lib/records/training/vocabulary';

// A Sunday.
const at = new Date('2026-11-22T09:30:00Z');
const skill = (name: string, stage: Stage, lastOn: string | null = null) => ({ id: name, name, stage, lastOn });
const routine = (changes: Partial<LessonRoutine> = {}): LessonRoutine => ({
  title: 'Recall in the meadow',
  weekdays: [3, 7],
  timeOfDay: '11:00',
  timeZone: 'Europe/Madrid',
  durationMinutes: 10,
  plannedFrom: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const skills = [skill('Sit', 'mastered'), skill('Recall', 'practising'), skill('Leave it', 'practising')];

test('R7.6 without a plan, the most advanced unmastered skill is next', () => {
  expect(nextLesson([], [], at)).toBeNull();
  expect(nextLesson([skill('Down', 'learning'), ...skills], [], at)).toEqual({ skillId: 'Recall', planned: null });
  const trainedSkills = [skill('Recall', 'practising', '2026-11-21'), skill('Stay', 'practising', '2026-11-20')];
  expect(nextLesson(trainedSkills, [], at)?.skillId).toBe('Stay');
  const sure = [skill('Sit', 'mastered', '2026-11-20'), skill('Down', 'mastered', '2026-10-01')];
  expect(nextLesson(sure, [], at)?.skillId).toBe('Down');
});

test('R7.6 a routine named after a skill plans its lesson', () => {
  const today = { day: '2026-11-22', time: '11:00', minutes: 10 };
  expect(nextLesson(skills, [routine()], at)).toEqual({ skillId: 'Recall', planned: today });
  expect(nextLesson(skills, [routine({ title: 'Recalled' })], at)?.planned).toBeNull();

  const sooner = routine({ title: 'LEAVE IT!', timeOfDay: '10:45', durationMinutes: null });
  expect(nextLesson(skills, [routine(), sooner], at)).toMatchObject({
    skillId: 'Leave it',
    planned: { minutes: null },
  });
});

test.each([
  ['an hour after its time', '2026-11-22T11:01:00Z', null, '2026-11-25'],
  ['within the hour', '2026-11-22T10:59:00Z', null, '2026-11-22'],
  ['once it was trained that day', '2026-11-22T09:30:00Z', '2026-11-22', '2026-11-25'],
] as const)('R7.6 a planned lesson %s', (_, now, lastOn, day) => {
  const knownSkills = [skill('Recall', 'practising', lastOn)];
  expect(nextLesson(knownSkills, [routine()], new Date(now))?.planned?.day).toBe(day);
});

test('R7.6 a skill trained weekly is next in seven days', () => {
  const knownSkills = [skill('Recall', 'practising', '2026-11-22')];
  expect(nextLesson(knownSkills, [routine({ weekdays: [7] })], at)?.planned?.day).toBe('2026-11-29');
});

test('R7.6 a skill name without letters matches no routine', () => {
  expect(nextLesson([skill('🐶', 'learning')], [routine({ title: '❤️' })], at)).toEqual({
    skillId: '🐶',
    planned: null,
  });
});

test('R7.6 a routine that has not started plans no lesson', () => {
  const later = routine({ plannedFrom: '2027-01-01T00:00:00.000Z' });
  expect(nextLesson(skills, [later], at)?.planned).toBeNull();
});
