import { chosenChanges, mergeVersions } from '@/lib/versions/merge';

const fields = {
  reason: { label: 'reason' },
  note: { label: 'note', joins: 'text' },
  cost: { label: 'cost', with: ['currency'] },
} as const;

const opened = { reason: 'Check-up', note: 'Calm', cost: 4000, currency: 'EUR', updatedAt: 'then' };

test('R11.6 changes of different fields merge', () => {
  const versions = { opened, changes: { reason: 'Vaccination' }, current: { ...opened, note: 'Shy' } };

  expect(mergeVersions(versions, fields)).toEqual({ touched: [], fitting: { mine: ['reason'], theirs: ['note'] } });
});

test('R11.6 reports a field changed by both as touched', () => {
  const versions = { opened, changes: { note: 'Brave', reason: 'Chip' }, current: { ...opened, note: 'Shy' } };

  expect(mergeVersions(versions, fields)).toEqual({ touched: ['note'], fitting: { mine: ['reason'], theirs: [] } });
});

test('a field changed by both to the same value merges', () => {
  const versions = { opened, changes: { note: 'Shy' }, current: { ...opened, note: 'Shy' } };

  expect(mergeVersions(versions, fields)).toEqual({ touched: [], fitting: { mine: ['note'], theirs: ['note'] } });
});

test('related fields are touched together', () => {
  const versions = { opened, changes: { currency: 'USD' }, current: { ...opened, cost: 5000 } };

  expect(mergeVersions(versions, fields).touched).toEqual(['cost']);
});

test('empty values are equal, and numbers compare by their digits', () => {
  const versions = { opened: { ...opened, note: null }, changes: { note: '' }, current: { ...opened, cost: '4000' } };

  expect(mergeVersions(versions, { cost: fields.cost }).touched).toEqual([]);
});

describe('R11.6 R12.3 saving after another edit', () => {
  const changes = { note: 'Brave', currency: 'USD', reason: 'Chip' };
  const saved = (before: object, current: object) =>
    chosenChanges({ opened: { ...opened, ...before }, changes, current: { ...opened, ...current } }, {}, fields);

  test('saves only fields that differ from the opened version', () => {
    expect(saved({ note: 'Brave' }, { note: 'Shy' })).toEqual({ currency: 'USD', reason: 'Chip' });
    expect(saved({ currency: 'USD' }, { cost: 5000 })).toEqual({ note: 'Brave', reason: 'Chip' });
  });

  test('skips values that are already current', () => {
    expect(saved({}, { note: 'Brave', currency: 'USD' })).toEqual({ reason: 'Chip' });
    expect(saved({}, changes)).toEqual({});
  });

  test('saves fields without a label too', () => {
    const versions = { opened, changes: { hidden: 'a' }, current: opened };
    expect(chosenChanges(versions, {}, fields)).toEqual({ hidden: 'a' });
  });
});

describe('the choice between two versions', () => {
  const versions = {
    opened,
    changes: { note: 'Brave', currency: 'USD', reason: 'Chip' },
    current: { ...opened, note: 'Shy', cost: 5000 },
  };

  test('choosing theirs omits the field', () => {
    expect(chosenChanges(versions, { note: 'theirs', cost: 'theirs' }, fields)).toEqual({ reason: 'Chip' });
  });

  test('choosing mine includes related fields', () => {
    expect(chosenChanges(versions, { note: 'mine', cost: 'mine' }, fields)).toEqual({
      note: 'Brave',
      currency: 'USD',
      cost: 4000,
      reason: 'Chip',
    });
  });

  test('R11.6 choosing both joins the texts on separate lines', () => {
    expect(chosenChanges(versions, { note: 'both', cost: 'theirs' }, fields)).toEqual({
      note: 'Brave\nShy',
      reason: 'Chip',
    });
  });

  test('choosing both joins formatted texts', () => {
    const rich = { note: { label: 'note', joins: 'richText' } } as const;
    const both = { opened, changes: { note: '<p>Brave</p>' }, current: { ...opened, note: '<p>Shy</p>' } };

    expect(chosenChanges(both, { note: 'both' }, rich)).toEqual({ note: '<p>Brave</p><p>Shy</p>' });
  });
});
