import fc from 'fast-check';
import { addDays } from '@/lib/core/time/dates';
import { isWebLink } from '@/lib/core/validation/web-link';
import { followUpState } from '@/lib/records/vet-records/follow-up';
import { linkText } from '@/lib/records/vet-records/links';
import { vetRecordForm, vetRecordInput, vetRecordPatch, vetRecordQuery } from '@/lib/records/vet-records/schema';
import { checkVetRecord, toVetRecord } from '@/lib/records/vet-records/vet-record';
import { RUNS } from '@/tests/support/property-runs';

const today = '2026-11-21';
const at = new Date('2026-11-21T12:00:00Z');
const runs = { numRuns: RUNS };
const visit = { visitedOn: '2026-11-20', description: '<p>Fine</p>' };
const input = vetRecordInput(today);
const id = '019de0c8-7000-7000-8000-000000000000';

describe('links', () => {
  test.each([
    ['https://clinic.example/report.pdf', true],
    ['http://192.168.1.4/x?y=1#z', true],
    ['HTTPS://CLINIC.EXAMPLE', true],
    ['javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['ftp://clinic.example', false],
    ['//clinic.example', false],
    ['https://ana:secret@clinic.example', false],
    ['https://ana@clinic.example', false],
    ['https://', false],
    ['https:///report', true],
    ['https://clinic.example/a b', false],
    [' https://clinic.example', false],
    ['', false],
  ])('R7.5 %j: %s', (link, ok) => {
    expect(isWebLink(link)).toBe(ok);
  });

  test('R7.5 accepted links use http or https without a password', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.tuple(fc.constantFrom('https://', 'javascript:', 'http:'), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        if (!isWebLink(text)) return;
        const url = new URL(text);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
        expect(linkText(text)).toContain(url.hostname);
      }),
      runs,
    );
  });
});

describe('input', () => {
  test('R7.5 requires only date and description', () => {
    expect(input.parse(visit)).toMatchObject({ ...visit, documentLinks: [], costCents: null, appointmentId: null });
  });

  test.each([
    ['visitedOn', '2026-11-22'],
    ['description', ''],
    ['description', '<p>&nbsp;</p>'],
    ['description', 'x'.repeat(20_001)],
    ['costCents', 12.5],
    ['costCents', -1],
    ['currency', 'euro'],
    ['followUpOn', '9999-01-01'],
    ['appointmentId', 'mine'],
    ['documentLinks', Array.from({ length: 11 }, (_, index) => `https://a.example/${index}`)],
    ['documentLinks', [`https://a.example/${'x'.repeat(2048)}`]],
    ['documentLinks', ['javascript:alert(1)']],
  ])('R7.5 rejects %s with value %j', (field, value) => {
    const { error } = input.safeParse({ ...visit, [field]: value });
    expect(error?.issues[0]?.path[0]).toBe(field);
  });

  test('R7.5 a follow-up is done at the request’s time and can reopen', () => {
    const patch = vetRecordPatch(today, at);
    expect(patch.parse({ followedUp: true })).toEqual({ followedUpAt: at });
    expect(patch.parse({ followedUp: false })).toEqual({ followedUpAt: null });
    expect(patch.parse({ reason: 'Limp' })).toEqual({ reason: 'Limp' });
    expect(patch.safeParse({ followedUpAt: at }).success).toBe(false);
    expect(patch.safeParse({ appointmentId: id }).success).toBe(false);
  });
});

test('R7.5 a record has sanitized text, costs with currency and a later follow-up', () => {
  const row = {
    ...input.parse({ ...visit, description: '<p onclick="x">Fine</p><script>bad()</script>' }),
    id,
    visitedOn: new Date('2026-11-20'),
    followUpOn: null,
    followedUpAt: null,
  };
  const record = toVetRecord(row);

  expect(record.description).toBe('<p>Fine</p>');
  const pet = { type: 'dog', dateOfBirth: '2026-01-01', deceasedOn: null };
  expect(checkVetRecord(record, pet)).toEqual({});
  expect(checkVetRecord({ ...record, description: '<p></p>' }, pet)).toHaveProperty('description');
  expect(checkVetRecord({ ...record, costCents: 100 }, pet)).toHaveProperty('currency');
  expect(checkVetRecord({ ...record, followUpOn: '2026-11-19' }, pet)).toHaveProperty('followUpOn');
  expect(checkVetRecord({ ...record, visitedOn: '2025-12-31' }, pet)).toHaveProperty('visitedOn');
});

describe('form', () => {
  const form = vetRecordForm(today);
  const typedVisit = {
    ...visit,
    reason: '',
    diagnosis: '',
    clinic: '',
    vetName: '',
    cost: '',
    currency: 'EUR',
    followUpOn: '',
    documentLinks: '',
  };

  test('R7.5 parses amounts with point or comma and stores cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom('.', ','), (cents, point) => {
        const cost = `${Math.floor(cents / 100)}${point}${String(cents % 100).padStart(2, '0')}`;
        expect(form.parse({ ...typedVisit, cost })).toMatchObject({ costCents: cents, currency: 'EUR' });
      }),
      runs,
    );
    expect(form.parse(typedVisit)).toMatchObject({ costCents: null, currency: null, followUpOn: null });
    expect(form.parse({ ...typedVisit, cost: '  ' })).toMatchObject({ costCents: null, currency: null });
  });

  const elevenLinks = Array.from({ length: 11 }, (_, index) => `https://a.example/${index}`).join(' ');

  test.each([
    ['cost', 'much', 'entries.validation.amount?max=10000000'],
    ['cost', '-3', 'entries.validation.amount?max=10000000'],
    ['documentLinks', 'https://a.example\nnowhere', 'vetRecords.validation.link'],
    ['documentLinks', elevenLinks, 'vetRecords.validation.links?max=10'],
  ])('R7.5 %s rejects “%s” at its field', (field, value, message) => {
    const { error } = form.safeParse({ ...typedVisit, [field]: value });
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });

  test('R7.5 reports an invalid cost and an invalid link together', () => {
    const { error } = form.safeParse({ ...typedVisit, cost: 'much', documentLinks: 'nowhere' });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['cost', 'documentLinks']);
  });

  test.each([
    ['45,50', 'CLP', 'cost', 'entries.validation.wholeAmount?currency=CLP'],
    ['45,50', '', 'currency', 'entries.validation.required'],
  ])('R17.7 R17.8 refuses the cost “%s” in currency “%s”', (cost, currency, field, message) => {
    expect(form.safeParse({ ...typedVisit, cost, currency }).error?.issues).toMatchObject([{ path: [field], message }]);
    expect(form.parse({ ...typedVisit, currency })).toMatchObject({ costCents: null, currency: null });
  });

  test('R7.5 parses one link per line without duplicates', () => {
    const documentLinks = ' https://a.example/1 \n\nhttps://a.example/2\nhttps://a.example/1';
    expect(form.parse({ ...typedVisit, documentLinks }).documentLinks).toEqual([
      'https://a.example/1',
      'https://a.example/2',
    ]);
  });
});

test('R7.5 validates query parameters and ignores invalid ones', () => {
  const query = vetRecordQuery(today);

  expect(query.parse({})).toBeNull();
  expect(query.parse({ new: '2', reason: 'Limp' })).toBeNull();
  expect(query.parse({ new: '1' })).toMatchObject({ appointment: null, visitedOn: null, reason: null, clinic: null });
  expect(
    query.parse({ new: '1', appointment: id, visitedOn: '2026-11-20', reason: 'Limp', clinic: ['a', 'b'], x: 'y' }),
  ).toEqual({ new: '1', appointment: id, visitedOn: '2026-11-20', reason: 'Limp', clinic: null });
  expect(query.parse({ new: '1', appointment: 'x', visitedOn: '2027-01-01' })).toMatchObject({
    appointment: null,
    visitedOn: null,
  });
});

test('R7.5 a follow-up is due from its date until it is done', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.boolean(), (days, done) => {
      const followUpOn = addDays(today, days);
      const state = followUpState({ followUpOn, followedUpAt: done ? at.toISOString() : null }, today);
      const open = days > 0 ? 'planned' : 'due';
      expect(state).toBe(done ? 'done' : open);
    }),
    runs,
  );
  expect(followUpState({ followUpOn: null, followedUpAt: null }, today)).toBe('none');
});
