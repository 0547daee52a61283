import fc from 'fast-check';
import {
  skillInput,
  skillPatch,
  trainingSessionForm,
  trainingSessionInput,
  trainingSessionPatch,
} from '@/lib/records/training/schema';
import { checkTrainingSession, type TrainingSession } from '@/lib/records/training/training-session';
import { RUNS } from '@/tests/support/property-runs';

const at = new Date('2026-11-21T12:00:00Z');
const input = trainingSessionInput(at);
const practisedAt = '2026-11-20T10:00:00Z';
const pet = { type: 'dog', dateOfBirth: '2021-03-07', deceasedOn: null };

test('R7.6 a skill needs only a name, and patches have no defaults', () => {
  expect(skillInput.parse({ name: ' Sit ' })).toEqual({
    name: 'Sit',
    stage: 'learning',
    category: null,
    note: null,
    curriculumId: null,
  });
  expect(skillPatch.parse({})).toEqual({});
  expect(skillPatch.safeParse({ curriculumId: 'sit' }).success).toBe(false);
});

test.each([
  ['sit', true],
  ['puppy.name', true],
  ['level2', true],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['', false],
  ['!sit', false],
  ['sit!', false],
  ['Sit', false],
])('R7.6 accepts %j as a curriculum id: %p', (curriculumId, ok) => {
  expect(skillInput.safeParse({ name: 'Sit', curriculumId }).success).toBe(ok);
});

test('R7.6 a session patch contains only sent fields, under the same rules', () => {
  const patch = trainingSessionPatch(at);
  expect(patch.parse({})).toEqual({});
  expect(patch.parse({ minutes: 5, attempts: null })).toEqual({ minutes: 5, attempts: null });
  for (const wrong of [{ minutes: 0 }, { practisedAt: '2026-11-24T12:00:00Z' }, { skillId: 'sit' }]) {
    expect(patch.safeParse(wrong).success).toBe(false);
  }
});

test('R7.6 minutes are whole numbers from 1 to 600, tries 0 to 1000', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -10, max: 700 }), fc.double()), (minutes) => {
      const ok = Number.isInteger(minutes) && minutes >= 1 && minutes <= 600;
      expect(input.safeParse({ practisedAt, minutes }).success).toBe(ok);
    }),
    { numRuns: RUNS },
  );
  for (const [field, value] of Object.entries({ attempts: 1001, successes: -1, distraction: 4 })) {
    expect(input.safeParse({ practisedAt, minutes: 5, [field]: value }).success).toBe(false);
  }
});

test('R7.6 successes can’t exceed tries', () => {
  const trainingSession: TrainingSession = {
    id: 'p',
    skillId: 's',
    practisedAt,
    minutes: 5,
    attempts: null,
    successes: null,
    distraction: null,
    place: null,
    note: null,
  };
  const count = fc.option(fc.integer({ min: 0, max: 1000 }));

  fc.assert(
    fc.property(count, count, (attempts, successes) => {
      const wrong = checkTrainingSession({ ...trainingSession, attempts, successes }, pet);
      expect(Object.keys(wrong)).toEqual((successes ?? 0) > (attempts ?? 0) ? ['successes'] : []);
    }),
    { numRuns: RUNS },
  );
  const tries = (successes: number) => checkTrainingSession({ ...trainingSession, attempts: 5, successes }, pet);
  expect([5, 6].map((successes) => Object.keys(tries(successes)))).toEqual([[], ['successes']]);
  expect(checkTrainingSession({ ...trainingSession, practisedAt: '2021-03-01T10:00:00Z' }, pet)).toHaveProperty(
    'practisedAt',
  );
});

describe('form', () => {
  const form = trainingSessionForm({ latest: '2026-11-22', timeZone: 'Europe/Madrid' });
  const typedSession = {
    day: '2026-10-25',
    time: '12:00',
    minutes: '5',
    attempts: '10',
    successes: '8',
    distraction: '',
    place: 'Park',
    note: '',
  };

  test('R7.6 converts form values to API input in the owner’s time zone', () => {
    expect(form.parse(typedSession)).toEqual({
      practisedAt: new Date('2026-10-25T11:00:00Z'),
      minutes: 5,
      attempts: 10,
      successes: 8,
      distraction: null,
      place: 'Park',
      note: null,
    });
    expect(form.parse({ ...typedSession, attempts: '', successes: ' ' })).toMatchObject({
      attempts: null,
      successes: null,
    });
    expect(['0', '3'].map((distraction) => form.parse({ ...typedSession, distraction }).distraction)).toEqual([0, 3]);
  });

  test.each([
    ['minutes', ''],
    ['minutes', '0'],
    ['minutes', 'five'],
    ['attempts', '1.5'],
    ['successes', '11'],
    ['distraction', '4'],
    ['time', '24:00'],
    ['day', '2026-12-24'],
  ])('R7.6 rejects an invalid %s: “%s”', (field, value) => {
    const { error } = form.safeParse({ ...typedSession, [field]: value });
    expect(error?.issues[0]?.path).toEqual([field]);
  });
});
