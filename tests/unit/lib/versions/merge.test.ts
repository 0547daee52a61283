import { chosenChanges, mergeVersions } from '@/lib/versions/merge';

const fields = {
  reason: { label: 'reason' },
  note: { label: 'note', joins: 'text' },
  cost: { label: 'cost', with: ['currency'] },
} as const;

const openedRecord = { reason: 'Check-up', note: 'Calm', cost: 4000, currency: 'EUR', updatedAt: 'then' };

test('R11.6 changes of different fields merge', () => {
  const versions = {
    opened: openedRecord,
    changes: { reason: 'Vaccination' },
    current: { ...openedRecord, note: 'Shy' },
  };

  expect(mergeVersions(versions, fields)).toEqual({ touched: [], fitting: { mine: ['reason'], theirs: ['note'] } });
});

test('R11.6 reports a field changed by both as touched', () => {
  const versions = {
    opened: openedRecord,
    changes: { note: 'Brave', reason: 'Chip' },
    current: { ...openedRecord, note: 'Shy' },
  };

  expect(mergeVersions(versions, fields)).toEqual({ touched: ['note'], fitting: { mine: ['reason'], theirs: [] } });
});

test('a field changed by both to the same value merges', () => {
  const versions = { opened: openedRecord, changes: { note: 'Shy' }, current: { ...openedRecord, note: 'Shy' } };

  expect(mergeVersions(versions, fields)).toEqual({ touched: [], fitting: { mine: ['note'], theirs: ['note'] } });
});

test('related fields are touched together', () => {
  const versions = { opened: openedRecord, changes: { currency: 'USD' }, current: { ...openedRecord, cost: 5000 } };

  expect(mergeVersions(versions, fields).touched).toEqual(['cost']);
});

test('empty values are equal, and numbers compare by their digits', () => {
  const versions = {
    opened: { ...openedRecord, note: null },
    changes: { note: '' },
    current: { ...openedRecord, cost: '4000' },
  };

  expect(mergeVersions(versions, { cost: fields.cost }).touched).toEqual([]);
});

describe('R11.6 R12.3 saving after another edit', () => {
  const changes = { note: 'Brave', currency: 'USD', reason: 'Chip' };
  const savedChanges = (before: object, current: object) =>
    chosenChanges(
      { opened: { ...openedRecord, ...before }, changes, current: { ...openedRecord, ...current } },
      {},
      fields,
    );

  test('saves only fields that differ from the opened version', () => {
    expect(savedChanges({ note: 'Brave' }, { note: 'Shy' })).toEqual({ currency: 'USD', reason: 'Chip' });
    expect(savedChanges({ currency: 'USD' }, { cost: 5000 })).toEqual({ note: 'Brave', reason: 'Chip' });
  });

  test('skips values that are already current', () => {
    expect(savedChanges({}, { note: 'Brave', currency: 'USD' })).toEqual({ reason: 'Chip' });
    expect(savedChanges({}, changes)).toEqual({});
  });

  test('saves fields without a label too', () => {
    const versions = { opened: openedRecord, changes: { hidden: 'a' }, current: openedRecord };
    expect(chosenChanges(versions, {}, fields)).toEqual({ hidden: 'a' });
  });
});

describe('the choice between two versions', () => {
  const versions = {
    opened: openedRecord,
    changes: { note: 'Brave', currency: 'USD', reason: 'Chip' },
    current: { ...openedRecord, note: 'Shy', cost: 5000 },
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
    const both = {
      opened: openedRecord,
      changes: { note: '<p>Brave</p>' },
      current: { ...openedRecord, note: '<p>Shy</p>' },
    };

    expect(chosenChanges(both, { note: 'both' }, rich)).toEqual({ note: '<p>Brave</p><p>Shy</p>' });
  });
});
