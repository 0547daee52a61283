import { act, fireEvent, screen } from '@testing-library/react';
import { FirstVisit } from '@/components/accounts/account/first-visit';
import { firstVisitorId, setFirstVisit } from '@/lib/browser/session/first-visit';
import { rememberUser } from '@/lib/browser/session/remembered-user';
import en from '@/messages/en.json';
import { inLanguage, renderInLanguage } from '../../../../support/render-in-language';

const refreshRouter = jest.fn();
let pathname = '/home';
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: refreshRouter }), usePathname: () => pathname }));

const realFetch = global.fetch;
const user = { id: 'u1', firstName: '', lastName: '', name: '', shortId: 'ABC123' };
let changes: { path: string; body: unknown }[];

beforeEach(() => {
  changes = [];
  pathname = '/home';
  rememberUser(user);
  refreshRouter.mockClear();
  global.fetch = (async (path: string, { method, body }: RequestInit = {}) => {
    if (method === 'PATCH') changes.push({ path, body: JSON.parse(String(body)) });
    const answer = path.startsWith('/messages/') ? en.account : { token: 't', id: 'u1', name: 'Ana López' };
    return { ok: true, status: 200, headers: new Headers(), json: async () => answer };
  }) as unknown as typeof fetch;
});

afterEach(() => {
  act(() => setFirstVisit(null));
  global.fetch = realFetch;
});

const question = () => screen.queryByRole('region', { name: 'What should we call you?' });

test('R6.5 the first sign-in asks for a name, and saves it', async () => {
  renderInLanguage(<FirstVisit />);
  expect(question()).not.toBeInTheDocument();
  await act(async () => setFirstVisit('u1'));
  fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Ana' } });
  fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'López' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await act(() => new Promise((later) => setTimeout(later, 100)));
  expect(changes).toEqual([{ path: '/api/users/u1', body: { firstName: 'Ana', lastName: 'López' } }]);
  expect(question()).not.toBeInTheDocument();
  expect(refreshRouter).toHaveBeenCalledTimes(1);
});

test('R6.5 the name question can be skipped', async () => {
  renderInLanguage(<FirstVisit />);
  await act(async () => setFirstVisit('u1'));
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(question()).not.toBeInTheDocument();
  expect(changes).toEqual([]);
});

test('R6.5 the name question appears only on the home page', async () => {
  pathname = '/pets/new';
  const { rerender } = renderInLanguage(<FirstVisit />);
  await act(async () => setFirstVisit('u1'));
  expect(question()).not.toBeInTheDocument();

  pathname = '/home';
  await act(async () => rerender(inLanguage(<FirstVisit />)));

  expect(await screen.findByLabelText('First name')).toBeVisible();
});

test('R6.5 a dismissed name question stays dismissed after a reload', async () => {
  setFirstVisit('u1');
  const { unmount } = await act(async () => renderInLanguage(<FirstVisit />));
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  unmount();

  renderInLanguage(<FirstVisit />);

  expect(question()).not.toBeInTheDocument();
});

test('R6.5 a different user is not asked the first visitor’s question', () => {
  setFirstVisit('u1');
  rememberUser({ ...user, id: 'u2' });
  expect(firstVisitorId()).toBeNull();
});
