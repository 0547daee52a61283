import { recentPlans } from '@/lib/collections/past-plans';
import { daysMentioned, evaluateMoments, type Moments, within } from '@/lib/collections/reminder-times';
import { checkResponsible, responsibleInput } from '@/lib/collections/responsible';
import { addMs, DAY, HOUR, instantFromJson, MINUTE } from '@/lib/core/time/dates';

const at = instantFromJson('2026-05-20T12:00:00Z');
const plan = (until: Date, name = '') => ({ until: until.toISOString(), name });

test('R7.3 plans that ended 400 days ago are dropped, and only twenty kept', () => {
  const plans = [plan(addMs(at, -400 * DAY)), plan(addMs(at, 1 - 400 * DAY))];
  expect(recentPlans(plans, at)).toEqual(plans.slice(1));

  const many = Array.from({ length: 21 }, (_, n) => plan(at, String(n)));
  expect(recentPlans(many, at).map(({ name }) => name)).toEqual(many.slice(1).map(({ name }) => name));
});

const [ana = '', leo = ''] = ['a', 'b'].map((last) => `0192f0c0-1a2b-7c3d-8e4f-01234567890${last}`);

test.each([
  [[], []],
  [[null], []],
  [[ana], [ana]],
  [Array(7).fill(ana), [ana]],
  [Array(7).fill(null), []],
  [
    [ana, ...Array(6).fill(null)],
    [ana, ...Array(6).fill(null)],
  ],
  [
    [null, ...Array(6).fill(leo)],
    [null, ...Array(6).fill(leo)],
  ],
  [[ana, leo], null],
  [Array(8).fill(ana), null],
  [['x'], null],
  ['x', null],
])('R11.5 responsible %j is stored as %j', (responsibleInputValue, storedValue) => {
  const parsedResponsible = responsibleInput.safeParse(responsibleInputValue);
  expect(parsedResponsible.success ? parsedResponsible.data : null).toEqual(storedValue);
  if (!parsedResponsible.success) expect(parsedResponsible.error.issues[0]?.message).toBe('entries.validation.invalid');
});

test.each([
  [undefined, []],
  [[], []],
  [['owner', null], []],
  [['carer'], []],
  [['viewer'], ['responsible']],
  [['left'], ['responsible']],
  [['carer', 'nobody'], ['responsible']],
])('R11.5 responsible %j is checked, with errors at %j', (responsible, fields) => {
  const people = ['owner', 'carer', 'viewer'].map((role) => ({ id: role, role, isActive: true }));
  const all = [...people, { id: 'left', role: 'carer', isActive: false }];
  expect(Object.keys(checkResponsible({ responsible }, { people: all } as never))).toEqual(fields);
});

const every = (moments: Date[]): Moments => {
  const all = moments.map((moment) => ({ at: moment, dueAt: moment }));
  return (from, to) => all.filter(within(from, to));
};
const window = { evaluatedAt: addMs(at, -DAY), createdAt: addMs(at, -DAY), now: at, horizon: HOUR };
const dueOf = (moment: Date, more: object = {}) => evaluateMoments(every([moment]), { ...window, ...more });

test.each([
  [addMs(at, -12 * HOUR), {}, 1],
  [addMs(at, -12 * HOUR - 1), {}, 0],
  [addMs(at, -2 * MINUTE), { evaluatedAt: at }, 1],
  [addMs(at, -2 * MINUTE - 1), { evaluatedAt: at }, 0],
  [addMs(at, -1), { createdAt: at }, 0],
  [at, { createdAt: at }, 1],
])('R7.4 an occurrence at %p is due with %j: %d', (moment, more, count) => {
  expect(dueOf(moment, more).due).toHaveLength(count);
});

test('R7.4 the next occurrence is after now and within the horizon', () => {
  const next = (ms: number) => dueOf(addMs(at, ms)).next;
  expect([next(0), next(1), next(HOUR), next(HOUR + 1)]).toEqual([null, addMs(at, 1), addMs(at, HOUR), null]);
});

test('R7.2 a reminder mentions its own day and the announced one', () => {
  const toldAt = instantFromJson('2026-05-20T23:00:00Z');
  expect(daysMentioned(toldAt, 0, 'Europe/Madrid')).toEqual(['2026-05-21']);
  expect(daysMentioned(toldAt, 3, 'Europe/Madrid')).toEqual(['2026-05-21', '2026-05-24']);
});
