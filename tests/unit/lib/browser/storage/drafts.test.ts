/** @jest-environment jsdom */
import { rememberAdmin, rememberUser } from '@/lib/browser/session/remembered-user';
import { signOut } from '@/lib/browser/session/sign-out';
import { deleteLapsedDrafts, draftLimits, entryDraft, findDraft, saveDraft } from '@/lib/browser/storage/drafts';
import { DAY } from '@/lib/core/time/dates';

const luna = entryDraft('weights', 'luna', null);
const values = { grams: '11.4', note: 'after lunch' };
const person = (id: string) => ({ id, firstName: 'Ana', lastName: 'Ruiz', name: 'Ana Ruiz', shortId: 'ABC123' });
const readStorage = () => Object.values(localStorage).join();

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 22, 14, 5), doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

describe('drafts', () => {
  test('belong to one user, one form and one entry', () => {
    saveDraft('ana', luna, { values });
    expect(findDraft('ana', luna)).toEqual({ savedAt: Date.now(), values });
    expect(findDraft('ben', luna)).toBeNull();
    expect(findDraft('ana', entryDraft('weights', 'luna', 'first'))).toBeNull();
    expect(findDraft('ana', entryDraft('vitals', 'luna', null))).toBeNull();
  });

  test.each(['password', 'currentPassword', 'pin', 'code'])('never store text typed into %s', (name) => {
    saveDraft('ana', luna, { values: { ...values, [name]: '864213579' } });
    expect(findDraft('ana', luna)?.values).toEqual(values);
    saveDraft('ana', entryDraft('shares', 'luna', null), { values: { [name]: '864213579' } });
    expect(readStorage()).not.toContain('864213579');
  });

  test('expire after seven days or when the clock is set back', () => {
    saveDraft('ana', luna, { values });
    jest.setSystemTime(Date.now() + 7 * DAY - 1);
    expect(findDraft('ana', luna)).not.toBeNull();

    deleteLapsedDrafts();
    expect(readStorage()).toContain('after lunch');
    jest.setSystemTime(Date.now() + 1);
    expect(findDraft('ana', luna)).toBeNull();

    deleteLapsedDrafts();
    expect(readStorage()).toBe('');
    saveDraft('ana', luna, { values });
    jest.setSystemTime(Date.now() - 8 * DAY);
    expect(findDraft('ana', luna)).toBeNull();
  });

  test('are limited in number and size, keeping the newest', () => {
    for (let entry = 0; entry <= draftLimits.count; entry += 1) {
      jest.advanceTimersByTime(1000);
      saveDraft('ana', entryDraft('weights', 'luna', `entry${entry}`), { values });
    }

    expect(Object.keys(localStorage)).toHaveLength(draftLimits.count);
    expect(findDraft('ana', entryDraft('weights', 'luna', 'entry0'))).toBeNull();
    saveDraft('ana', luna, { values: { note: 'x'.repeat(draftLimits.characters) } });
    expect(findDraft('ana', luna)).toBeNull();
  });

  test.each(['nothing', '{', '[]', '{"savedAt":"now","values":{}}', '{"savedAt":1}'])(
    'are ignored when they read %s',
    (text) => {
      localStorage.setItem(`pawfolio-draft:ana:${luna}`, text);
      expect(findDraft('ana', luna)).toBeNull();
    },
  );

  test('drafts stay for the same user and are deleted for others', () => {
    saveDraft('ana', luna, { values });
    rememberUser(person('ana'));
    expect(findDraft('ana', luna)).not.toBeNull();

    rememberUser(person('ben'));
    expect(readStorage()).not.toContain('after lunch');
    saveDraft('ben', luna, { values });
    rememberAdmin();
    expect(readStorage()).not.toContain('after lunch');
  });

  test('R6.4 are deleted at sign-out even if the server is unreachable', async () => {
    jest.spyOn(console, 'info').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
    rememberUser(person('ana'));
    saveDraft('ana', luna, { values });
    await signOut();

    expect(readStorage()).not.toContain('after lunch');
  });
});
