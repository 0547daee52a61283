import { dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { followUpState } from '@/lib/records/vet-records/follow-up';
import { vetRecordInput, vetRecordPatch } from '@/lib/records/vet-records/schema';
import { completeFrom, isFound, mergeTimeline } from '@/lib/records/vet-records/timeline';
import { checkVetRecord, toVetRecord } from '@/lib/records/vet-records/vet-record';

const at = instantFromJson('2026-11-26T10:00:00Z');
const today = '2026-11-26';
const visitInput = { visitedOn: '2026-05-02', description: '<p>ok</p>' };
const record = { ...vetRecordInput(today).parse(visitInput), id: 'v1', followedUpAt: null };
const pet = { type: 'dog', dateOfBirth: '2020-01-10', deceasedOn: null };

test.each([
  [null, null, 'none'],
  [null, 'x', 'none'],
  ['2026-11-26', null, 'due'],
  ['2026-11-25', null, 'due'],
  ['2026-11-27', null, 'planned'],
  ['2026-11-25', 'x', 'done'],
])('R7.5 a follow-up on %s, done at %s, is %s', (followUpOn, followedUpAt, state) => {
  expect(followUpState({ followUpOn, followedUpAt }, today)).toBe(state);
});

test.each([
  [{}, []],
  [{ visitedOn: '2020-01-10' }, []],
  [{ visitedOn: '2020-01-09' }, ['visitedOn']],
  [{ description: '<p> </p>' }, ['description']],
  [{ costCents: 100 }, ['currency']],
  [{ costCents: 100, currency: 'EUR' }, []],
  [{ currency: 'EUR' }, []],
  [{ costCents: 0 }, ['currency']],
  [{ followUpOn: '2026-05-02' }, []],
  [{ followUpOn: '2026-05-01' }, ['followUpOn']],
])('R7.5 a visit with %j has errors in %j', (more, fields) => {
  expect(Object.keys(checkVetRecord({ ...record, ...more }, pet as never))).toEqual(fields);
});

test('R7.5 converts a row to a visit with sanitized text', () => {
  const row = { ...record, visitedOn: dayToColumn('2026-05-02'), description: 'a<script>b</script>' };
  expect(toVetRecord({ ...row, followUpOn: null, followedUpAt: null })).toMatchObject({
    ...{ visitedOn: '2026-05-02', description: 'a', followUpOn: null, followedUpAt: null },
  });
  expect(toVetRecord({ ...row, followUpOn: dayToColumn('2026-06-01'), followedUpAt: at })).toMatchObject({
    ...{ followUpOn: '2026-06-01', followedUpAt: at.toISOString() },
  });
});

test.each([
  ['luna', true],
  ['CLÍNICA sol', true],
  ['sol clinica', true],
  ['luna leo', false],
  ['', true],
])('R7.10 a search for %j finds the visit: %p', (q, expected) => {
  expect(isFound(q, ['Luna', null, 'Clínica Sol'])).toBe(expected);
});

test('R7.5 lists all documents if there are no visits', () => {
  const papers = [{ id: 'p', day: '2026-01-01', documents: [] }] as never;
  const from = { visits: completeFrom({ items: [], hasMore: true }), documents: '' };
  expect(mergeTimeline([], papers, from)).toHaveLength(1);
});

const messages = (more: object) =>
  vetRecordInput(today)
    .safeParse({ ...visitInput, ...more })
    .error?.issues.map(({ message }) => message.replace(/^\w+\.validation\./, '')) ?? [];

test.each([
  [{ costCents: 0, currency: 'EUR' }, []],
  [{ costCents: 1_000_000_000, currency: 'EUR' }, []],
  [{ costCents: 1_000_000_001, currency: 'EUR' }, ['amount']],
  [{ costCents: -1 }, ['amount']],
  [{ costCents: 1.5 }, ['amount']],
  [{ currency: 'eur' }, ['invalid']],
  [{ currency: 'EURO' }, ['invalid']],
  [{ currency: 'xEUR' }, ['invalid']],
  [{ description: '<p>&nbsp;</p>' }, ['required']],
  [{ description: '<p> </p>' }, ['required']],
  [{ description: '<p>7</p>' }, []],
  [{ description: '<p>+</p>' }, []],
  [{ description: '&nbsp;!' }, []],
  [{ documentLinks: ['a'] }, ['link']],
  [{ appointmentId: 'x' }, ['invalid']],
])('R7.5 reports the errors of %j as %j', (more, faults) => {
  expect(messages(more).map((message) => message.split('?')[0])).toEqual(faults);
});

test('R7.5 states the highest cost in whole units instead of cents', () => {
  expect(messages({ costCents: -1 })).toEqual(['amount?max=10000000']);
});

test('R7.5 removes duplicate links and dates follow-ups at the request’s time', () => {
  const link = 'https://a.example';
  expect(vetRecordInput(today).parse({ ...visitInput, documentLinks: [link, link] }).documentLinks).toEqual([link]);
  const patchWith = (followedUp?: boolean) =>
    vetRecordPatch(today, at).parse(followedUp === undefined ? {} : { followedUp });
  expect([patchWith(true), patchWith(false), patchWith()]).toEqual([{ followedUpAt: at }, { followedUpAt: null }, {}]);
});
