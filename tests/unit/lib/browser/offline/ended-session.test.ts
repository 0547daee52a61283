import { forgetEndedSession } from '@/lib/browser/offline/ended-session';
import { deleteLapsedPages, deleteSavedPages } from '@/lib/browser/storage/saved-pages';

jest.mock('@/lib/browser/storage/saved-pages', () => ({
  deleteSavedPages: jest.fn(async () => undefined),
  deleteLapsedPages: jest.fn(async () => false),
}));

const buildAnswer = (status: number, body: object) => Promise.resolve(Response.json(body, { status }));

beforeEach(() => jest.clearAllMocks());

test.each([
  ['signed out', () => buildAnswer(200, { authenticated: false, user: null }), 1],
  ['401', () => buildAnswer(401, { error: 'Authentication required' }), 1],
  ['signed in', () => buildAnswer(200, { authenticated: true, user: { id: 'u1' } }), 0],
  ['server error', () => buildAnswer(503, { error: 'unavailable' }), 0],
  ['an unknown response', () => buildAnswer(200, {}), 0],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('R4.3 checks the session before showing a saved copy: %s', async (_, says, deletedCount) => {
  global.fetch = jest.fn(says) as typeof fetch;
  await forgetEndedSession();
  expect(deleteSavedPages).toHaveBeenCalledTimes(deletedCount);
  // Pages that no server has confirmed for long are deleted in any case.
  expect(deleteLapsedPages).toHaveBeenCalledTimes(1);
});
