import { chosenChanges, mergeVersions } from '@/lib/versions/merge';

const fields = {
  reason: { label: 'reason' },
  note: { label: 'note', joins: 'text' },
  cost: { label: 'cost', with: ['currency'] },
} as const;

const opened = { reason: 'Check-up', note: 'Calm', cost: 4000, currency: 'EUR', updatedAt: 'then' };

test('R11.6 changes of different fields fit together', () => {
  const versions = { opened, changes: { reason: 'Vaccination' }, current: { ...opened, note: 'Shy' } };

  expect(mergeVersions(versions, fields)).toEqual({ touched: [], fitting: { mine: ['reason'], theirs: ['note'] } });
});

test('R11.6 a field that both changed is touched', () => {
  const versions = { opened, changes: { note: 'Brave', reason: 'Chip' }, current: { ...opened, note: 'Shy' } };

  expect(mergeVersions(versions, fields)).toEqual({ touched: ['note'], fitting: { mine: ['reason'], theirs: [] } });
});

test('a field that both changed to the same fits', () => {
  const versions = { opened, changes: { note: 'Shy' }, current: { ...opened, note: 'Shy' } };

  expect(mergeVersions(versions, fields)).toEqual({ touched: [], fitting: { mine: ['note'], theirs: ['note'] } });
});

test('what belongs together is touched as one', () => {
  const versions = { opened, changes: { currency: 'USD' }, current: { ...opened, cost: 5000 } };

  expect(mergeVersions(versions, fields).touched).toEqual(['cost']);
});

test('empty is empty, and numbers are their digits', () => {
  const versions = { opened: { ...opened, note: null }, changes: { note: '' }, current: { ...opened, cost: '4000' } };

  expect(mergeVersions(versions, { cost: fields.cost }).touched).toEqual([]);
});

describe('R11.6 R12.3 of one’s own changes, those are saved', () => {
  const changes = { note: 'Brave', currency: 'USD', reason: 'Chip' };
  const saved = (before: object, current: object) =>
    chosenChanges({ opened: { ...opened, ...before }, changes, current: { ...opened, ...current } }, {}, fields);

  test('that differ from what was opened: others would be undone', () => {
    expect(saved({ note: 'Brave' }, { note: 'Shy' })).toEqual({ currency: 'USD', reason: 'Chip' });
    expect(saved({ currency: 'USD' }, { cost: 5000 })).toEqual({ note: 'Brave', reason: 'Chip' });
  });

  test('that are not there yet', () => {
    expect(saved({}, { note: 'Brave', currency: 'USD' })).toEqual({ reason: 'Chip' });
    expect(saved({}, changes)).toEqual({});
  });

  test('of a field without a name for people too', () => {
    const versions = { opened, changes: { hidden: 'a' }, current: opened };
    expect(chosenChanges(versions, {}, fields)).toEqual({ hidden: 'a' });
  });
});

describe('what is chosen', () => {
  const versions = {
    opened,
    changes: { note: 'Brave', currency: 'USD', reason: 'Chip' },
    current: { ...opened, note: 'Shy', cost: 5000 },
  };

  test('theirs stays by leaving it out', () => {
    expect(chosenChanges(versions, { note: 'theirs', cost: 'theirs' }, fields)).toEqual({ reason: 'Chip' });
  });

  test('mine brings along what belongs to it', () => {
    expect(chosenChanges(versions, { note: 'mine', cost: 'mine' }, fields)).toEqual({
      note: 'Brave',
      currency: 'USD',
      cost: 4000,
      reason: 'Chip',
    });
  });

  test('R11.6 both texts stand one below the other', () => {
    expect(chosenChanges(versions, { note: 'both', cost: 'theirs' }, fields)).toEqual({
      note: 'Brave\nShy',
      reason: 'Chip',
    });
  });

  test('formatted texts follow each other', () => {
    const rich = { note: { label: 'note', joins: 'richText' } } as const;
    const both = { opened, changes: { note: '<p>Brave</p>' }, current: { ...opened, note: '<p>Shy</p>' } };

    expect(chosenChanges(both, { note: 'both' }, rich)).toEqual({ note: '<p>Brave</p><p>Shy</p>' });
  });
});
