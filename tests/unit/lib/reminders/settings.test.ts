import type * as z from 'zod';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import {
  defaultRules,
  leadDaysOf,
  mayMailInstead,
  openRemindersQuery,
  pushSubscriptionClaim,
  pushSubscriptionInput,
  pushSubscriptionRemoval,
  reminderRules,
  reminderSettingsForm,
  reminderSettingsPatch,
  rulesOf,
  unsubscribePageQuery,
  unsubscribeScope,
} from '@/lib/reminders/schema';
import { type SummaryPet, summaryOf } from '@/lib/reminders/summary';
import { aConflict } from '@/tests/support/allergy-warnings';
import { dose } from '@/tests/support/doses';
import { apoquel } from '@/tests/unit/components/records/medications/a-medication';

const id = '0192f0c0-1a2b-7c3d-8e4f-0123456789ab';
const faults = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message.split('.').at(-1)}`) ??
  [];
const vaccination = (leadDays: unknown) => ({ kinds: { vaccination: { mail: true, push: true, leadDays } } });

test.each([
  [{}, []],
  [vaccination(0), []],
  [vaccination(60), []],
  [vaccination(-1), ['kinds.vaccination.leadDays leadDays']],
  [vaccination(61), ['kinds.vaccination.leadDays leadDays']],
  [vaccination(1.5), ['kinds.vaccination.leadDays leadDays']],
  [{ kinds: { routine: { mail: 1, push: true } } }, ['kinds.routine.mail invalid']],
  [{ quiet: { from: '22:00', to: '07:00' } }, []],
  [{ quiet: { from: '22:00', to: '22:00' } }, ['quiet.to quiet']],
  [{ quiet: { from: '24:00', to: '07:00' } }, ['quiet.from time']],
  [{ quiet: null, escalateAfterMinutes: null }, []],
  [{ escalateAfterMinutes: 5 }, []],
  [{ escalateAfterMinutes: 1440 }, []],
  [{ escalateAfterMinutes: 4 }, ['escalateAfterMinutes escalation']],
  [{ escalateAfterMinutes: 1441 }, ['escalateAfterMinutes escalation']],
  [{ escalateAfterMinutes: 5.5 }, ['escalateAfterMinutes escalation']],
  [{ mailIfUndelivered: 'yes' }, ['mailIfUndelivered invalid']],
  [{ reminderPush: 'yes' }, ['reminderPush invalid']],
  [{ pets: { [id]: false } }, []],
  [{ pets: { [id]: 'no' } }, [`pets.${id} invalid`]],
])('R7.10 settings with %j have the errors %j', (patch, expected) => {
  expect(faults(reminderSettingsPatch, patch)).toEqual(expected);
});

const manyPets = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`0192f0c0-1a2b-7c3d-8e4f-${String(n).padStart(12, '0')}`, true]),
  );

test('R7.10 stores settings for up to two hundred pets', () => {
  expect(faults(reminderSettingsPatch, { pets: manyPets(200) })).toEqual([]);
  expect(faults(reminderSettingsPatch, { pets: manyPets(201) })).toEqual(['pets invalid']);
  expect(reminderSettingsPatch.safeParse({ pets: { x: true } }).success).toBe(false);
  expect(reminderRules.parse(defaultRules)).toEqual(defaultRules);
});

test('R7.10 keeps chosen settings and fills the rest with defaults', () => {
  const chosenRules = { quiet: { from: '22:00', to: '07:00' }, escalateAfterMinutes: 30, mailIfUndelivered: false };
  expect(rulesOf(chosenRules)).toEqual({ ...defaultRules, ...chosenRules });
  expect(rulesOf({})).toEqual(defaultRules);
  expect(defaultRules).toMatchObject({ quiet: null, escalateAfterMinutes: null, mailIfUndelivered: true });
  expect(Object.values(defaultRules.kinds).map(({ mail, push }) => `${mail} ${push}`)).toEqual([
    ...['true true', 'false true', 'true true', 'true true', 'true true'],
  ]);
});

test('R7.2 only dated items are announced in advance', () => {
  const rules = rulesOf({ kinds: { 'follow-up': { mail: true, push: true, leadDays: 3 } } });
  const kinds = ['vaccination', 'follow-up', 'routine', 'medication', 'appointment', 'summary', 'stay'] as const;
  expect(kinds.map((kind) => leadDaysOf(kind, rules))).toEqual([14, 3, 0, 0, 0, 0, 0]);
});

test('R7.10 sends a fallback mail only if both settings allow it', () => {
  const rules = (mailIfUndelivered: boolean) => ({ ...defaultRules, mailIfUndelivered });
  expect([
    mayMailInstead(true, rules(true)),
    mayMailInstead(false, rules(true)),
    mayMailInstead(true, rules(false)),
  ]).toEqual([...[true, false, false]]);
});

const kinds = {
  ...defaultRules.kinds,
  ...{
    vaccination: { mail: true, push: true, leadDays: '7' },
    'follow-up': { mail: false, push: true, leadDays: '1' },
  },
};
const form = {
  ...{ reminderPush: true, kinds, quietOn: true, from: '22:00', to: '07:00', escalateAfterMinutes: '30' },
  mailIfUndelivered: false,
};

test('R7.10 the form sends numbers, and quiet hours while enabled', () => {
  expect(reminderSettingsForm.parse(form)).toEqual({
    ...{ reminderPush: true, quiet: { from: '22:00', to: '07:00' }, escalateAfterMinutes: 30, pets: {} },
    ...{ mailIfUndelivered: false },
    kinds: {
      ...kinds,
      vaccination: { ...kinds.vaccination, leadDays: 7 },
      'follow-up': { ...kinds['follow-up'], leadDays: 1 },
    },
  });
  expect(faults(reminderSettingsForm, { ...form, from: '07:00' })).toEqual(['to quiet']);
  expect(faults(reminderSettingsForm, { ...form, quietOn: false, from: '07:00' })).toEqual([]);
  expect(faults(reminderSettingsForm, { ...form, from: 'x' })).toEqual(['from time']);
});

const keys = { p256dh: 'A'.repeat(87), auth: 'B'.repeat(22) };
const subscription = { endpoint: 'https://push.example/x', keys };

test.each([
  [{}, []],
  [{ expirationTime: null }, []],
  [{ keys: { ...keys, p256dh: `${'A'.repeat(87)}=`, auth: `${'B'.repeat(22)}==` } }, []],
  [{ keys: { ...keys, p256dh: 'A'.repeat(86) } }, ['keys.p256dh invalid']],
  [{ keys: { ...keys, p256dh: 'A'.repeat(88) } }, ['keys.p256dh invalid']],
  [{ keys: { ...keys, auth: 'B'.repeat(21) } }, ['keys.auth invalid']],
  [{ keys: { ...keys, auth: `${'B'.repeat(22)}x=` } }, ['keys.auth invalid']],
  [{ keys: { ...keys, auth: `+${'B'.repeat(21)}` } }, ['keys.auth invalid']],
  [{ endpoint: 'x'.repeat(2048) }, []],
  [{ endpoint: 'x'.repeat(2049) }, ['endpoint invalid']],
])('R7.10 a device with %j has the errors %j', (more, expected) => {
  expect(faults(pushSubscriptionInput, { ...subscription, ...more })).toEqual(expected);
});

test('R7.10 removes a device by id or endpoint', () => {
  const isTaken = (value: object) => pushSubscriptionRemoval.safeParse(value).success;
  expect([{ id }, { endpoint: 'x' }, { id, endpoint: 'x' }, {}, { id: 'x'.repeat(101) }].map(isTaken)).toEqual([
    ...[true, true, false, false, false],
  ]);
  expect([isTaken({ id: 'x'.repeat(100) }), isTaken({ endpoint: 'x'.repeat(2049) })]).toEqual([true, false]);
  expect(pushSubscriptionClaim.parse({ endpoint: 'x' })).toEqual({ endpoint: 'x' });
});

test('R7.10 accepts up to twenty ids of open reminders', () => {
  const readIds = (ids?: string) => openRemindersQuery.parse({ ids }).ids;
  expect([readIds(), readIds(''), readIds(`x,${id}`), readIds(Array(21).fill(id).join(','))?.length]).toEqual([
    [],
    [],
    [id],
    20,
  ]);
  expect(openRemindersQuery.safeParse({ ids: 'x'.repeat(801) }).success).toBe(false);
  expect(readIds('x'.repeat(800))).toEqual([]);
});

test('R7.10 a link unsubscribes from one kind or from all', () => {
  expect(unsubscribePageQuery.parse({ token: ['x'], done: 'maybe' })).toEqual({ token: '', done: null });
  expect(unsubscribePageQuery.parse({ token: 'x'.repeat(200), done: 'yes' })).toMatchObject({ done: 'yes' });
  expect(unsubscribePageQuery.parse({ token: 'x'.repeat(201) }).token).toBe('');
  expect(
    ['routine', 'stay', 'escalation', 'undelivered', 'all', 'x'].map((one) => unsubscribeScope.safeParse(one).success),
  ).toEqual([true, true, true, true, true, false]);
});

const dueVaccination = (vaccine: string) => dose(vaccine, '2025-01-29', { nextDueOn: '2026-01-29' }) as Vaccination;

const luna: SummaryPet = {
  ...{ name: 'Luna', routines: [], appointments: [], followUps: [] },
  vaccinations: [dueVaccination('dog.dhp'), dueVaccination('dog.rabies')],
  medications: [{ ...apoquel, timeZone: 'UTC' }],
  pet: {
    ...{
      type: 'dog',
      dateOfBirth: '2020-01-01',
      deceasedOn: null,
      vaccineProfile: 'wsava',
      country: null,
      region: null,
    },
    ...{ microchippedOn: null, createdAt: '2026-01-01T12:00:00.000Z', extraVaccines: [], highRisk: false },
  },
};

test('R7.10 a summary lists the day’s doses and due vaccinations', () => {
  const lines = summaryOf([luna], '2026-05-20', 'UTC').map(({ kind, time }) => `${kind} ${time}`);
  expect(lines).toEqual(['vaccination null', 'vaccination null', 'medication 08:00', 'medication 20:00']);
  expect(summaryOf([luna], '2026-01-28', 'UTC')).toEqual([]);
  expect(summaryOf([luna], '2026-01-29', 'UTC').map(({ kind }) => kind)).toEqual(['vaccination', 'vaccination']);
});

test('R7.3 a summary warns of allergy conflicts', () => {
  const check = { ...apoquel.allergyCheck, conflicts: [aConflict()] };
  const warnedPet = { ...luna, medications: [{ ...apoquel, timeZone: 'UTC', allergyCheck: check }] };
  const warnings = (pet: SummaryPet) =>
    summaryOf([pet], '2026-05-20', 'UTC').map(({ kind, warned: isWarned }) => `${kind} ${isWarned}`);
  expect(warnings(warnedPet)).toEqual([
    ...['vaccination false', 'vaccination false', 'medication true', 'medication true'],
  ]);
  expect(warnings(luna).at(-1)).toBe('medication false');
});
