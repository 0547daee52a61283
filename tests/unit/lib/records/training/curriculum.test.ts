import {
  checklistsOf,
  curriculumOf,
  findCurriculumSkill,
  isCheckItem,
  skillName,
} from '@/lib/records/training/curriculum';
import { checklistViews, offeredSkills, skillView } from '@/lib/records/training/view';
import { categories, checklistIds } from '@/lib/records/training/vocabulary';

const none = new Set<string>();

test('R7.6 dogs have 28 skills, cats 16, others zero, in both languages', () => {
  expect(curriculumOf('dog')).toHaveLength(28);
  expect(curriculumOf('cat')).toHaveLength(16);
  for (const type of ['rabbit', 'other', 'constructor', '']) expect(curriculumOf(type)).toEqual([]);

  const all = [...curriculumOf('dog'), ...curriculumOf('cat')];
  expect(new Set(all.map(({ id }) => id)).size).toBe(44);
  for (const { name, done, category, level } of all) {
    expect(categories).toContain(category);
    expect([1, 2, 3]).toContain(level);
    for (const words of [name, done])
      expect(words).toEqual({ en: expect.stringMatching(/\S/), es: expect.stringMatching(/\S/) });
  }
});

test('R7.6 youth checklists appear in year one, at unknown age or once started', () => {
  const ids = (type: string, months: number | null, startedIds = none) =>
    checklistsOf(type, months, startedIds).map(({ id }) => id);

  expect(ids('dog', 3)).toEqual(['social', 'puppy', 'citizen']);
  expect(ids('dog', null)).toEqual(['social', 'puppy', 'citizen']);
  expect(ids('dog', 12)).toEqual(['citizen']);
  expect(ids('dog', 40, new Set(['puppy']))).toEqual(['puppy', 'citizen']);
  expect(ids('cat', 5)).toEqual(['social']);
  expect(ids('cat', 60)).toEqual([]);
  expect(ids('parrot', 1)).toEqual([]);
});

test('R7.6 checklists have 6, 20 and 10 items with unique ids', () => {
  const lists = checklistsOf('dog', null, none);

  expect(lists.map(({ items }) => items.length)).toEqual([6, 20, 10]);
  expect(lists.map(({ id }) => id).sort()).toEqual([...checklistIds].sort());
  for (const { id, items } of lists) {
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    for (const item of items) expect(isCheckItem(id, item.id)).toBe(true);
  }
  expect(isCheckItem('puppy', 'stranger')).toBe(false);
  expect(isCheckItem('toString', 'sit')).toBe(false);
});

test('R7.6 curriculum skills follow the reader’s language, and custom names stay', () => {
  expect(findCurriculumSkill('sit')?.name).toEqual({ en: 'Sit', es: 'Sentado' });
  expect(skillName({ name: 'Sit', curriculumId: 'sit' }, 'es')).toBe('Sentado');
  expect(skillName({ name: 'Sitz', curriculumId: 'sit' }, 'es')).toBe('Sitz');
  expect(skillName({ name: 'Sit', curriculumId: null }, 'es')).toBe('Sit');
  expect(skillName({ name: 'Sit', curriculumId: 'gone' }, 'es')).toBe('Sit');
});

test('R7.6 does not offer skills the pet already has', () => {
  const sit = { id: 'x', curriculumId: 'sit', name: 'Sit', category: null, stage: 'learning' as const, note: null };
  expect(offeredSkills('dog', [], 'es').find(({ id }) => id === 'sit')?.name).toBe('Sentado');
  expect(offeredSkills('dog', [sit], 'en').map(({ id }) => id)).not.toContain('sit');
  expect(offeredSkills('rabbit', [], 'en')).toEqual([]);
});

test('R7.6 shows completed items in their checklist', () => {
  const reader = { locale: 'en' as const, today: '2026-11-21' };
  const lists = checklistViews(
    { type: 'dog', dateOfBirth: '2020-01-01' },
    [{ list: 'citizen', item: 'come', doneOn: '2026-11-01' }],
    reader,
  );

  expect(lists.map(({ id }) => id)).toEqual(['citizen']);
  expect(lists[0]?.items.filter(({ doneOn }) => doneOn).map(({ id }) => id)).toEqual(['come']);
});

test('R7.6 a mastered skill needs a refresher after a month without practice', () => {
  // The UUIDv7 contains the creation time: April 30, 2026.
  const id = '019de0c8-7000-7000-8000-000000000000';
  const skill = { id, curriculumId: 'sit', name: 'Sit', category: 'basic', stage: 'mastered' as const, note: null };
  const view = (today: string) =>
    skillView(skill, { items: [], nextCursor: null }, { locale: 'es', timeZone: 'UTC', today, weekStart: today });
  expect(view('2026-05-29')).toMatchObject({ name: 'Sentado', lastOn: null, beganOn: null, refresher: false });
  expect(view('2026-05-30')).toMatchObject({ refresher: true, goal: '8 de 10 a la señal' });
});
