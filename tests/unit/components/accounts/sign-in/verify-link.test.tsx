import { fireEvent, screen, waitFor } from '@testing-library/react';
import { VerifyLink } from '@/components/accounts/sign-in/verify-link';
import { firstVisitorId } from '@/lib/browser/session/first-visit';
import { renderInLanguage } from '../../../../support/render-in-language';

const replaceRoute = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: replaceRoute }) }));

const realFetch = global.fetch;
const token = 'A'.repeat(43);
const user = { id: 'u1', firstName: '', lastName: '', name: '', shortId: 'ABC123', timeZone: 'Europe/Madrid' };
let answers: (() => Response)[];

const json = (status: number, body: unknown) => () =>
  ({ ok: status < 400, status, statusText: '', headers: new Headers(), ...bodyOf(JSON.stringify(body)) }) as Response;
const page = (status: number) => () =>
  ({ ok: status < 400, status, statusText: '', headers: new Headers(), ...bodyOf('<p>proxy</p>') }) as Response;
const bodyOf = (text: string) => ({ text: async () => text, json: async () => JSON.parse(text) });
const nobody = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  answers = [];
  replaceRoute.mockClear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  window.history.replaceState(null, '', `/auth/verify?token=${token}`);
  global.fetch = (async () => answers.shift()?.()) as typeof fetch;
});

afterEach(() => {
  global.fetch = realFetch;
});

const openLink = (locale: 'en' | 'es' = 'en', used = false) =>
  renderInLanguage(<VerifyLink token={token} remember="true" own={!used} used={used} next="/pets" />, locale);

test.each([
  ['the server is unreachable', nobody, 'We couldn’t reach the server. Check your connection, then try again.'],
  ['a proxy responds', page(502), 'Invalid response format from server'],
  ['the response is not JSON', page(200), 'Invalid response format from server'],
  ['the response names no user', json(200, { success: true }), 'Authentication failed: the server sent no account'],
  ['the rate limit is reached', json(429, { error: 'Too many requests' }), /Sign-in is very busy/],
])('R10.4 the link can be retried when %s', async (_, failure, text) => {
  answers = [failure, json(200, { success: true, user, isFirst: true })];
  openLink();
  expect(await screen.findByText(text)).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Login successful' })).toBeVisible();
  await waitFor(() => expect(replaceRoute).toHaveBeenCalledWith('/pets'));
  expect(firstVisitorId()).toBe('u1');
});

test('R6.13 a new account’s time zone is stored before its first page', async () => {
  const calls: string[] = [];
  let finishAnswer: (answer: Response) => void = () => undefined;
  global.fetch = (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === '/api/csrf-token') return json(200, { token: 't' })();
    calls.push(`${method} ${path.split('?')[0]} ${body ?? ''}`.trim());
    if (method === 'GET') return json(200, { success: true, user: { ...user, timeZone: null }, isFirst: true })();
    return new Promise<Response>((resolve) => {
      finishAnswer = resolve;
    });
  }) as typeof fetch;
  openLink();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const save = `PATCH /api/users/u1 ${JSON.stringify({ timeZone })}`;
  await waitFor(() => expect(calls).toEqual(['GET /api/auth/verify-token', save]));
  expect(replaceRoute).not.toHaveBeenCalled();

  finishAnswer(json(200, {})());
  await waitFor(() => expect(replaceRoute).toHaveBeenCalledWith('/pets'));
});

test('R1.7 a used link offers to request a new one', async () => {
  answers = [json(401, { success: false, error: 'Invalid or expired token' })];
  openLink('es');
  expect(await screen.findByText('Este enlace de acceso no es válido o ha caducado.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute('href', '/auth/login');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test.each([
  ['before it is opened', true, []],
  ['meanwhile', false, [json(401, { success: false, error: 'x', code: 'link_used' })]],
])('R1.7 a link already used in this browser %s offers to continue', async (_, used, next) => {
  answers = next;
  openLink('en', used);
  expect(await screen.findByText('This link has been used already, and you’re signed in.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/pets');
  expect(answers).toEqual([]);
});

test('R8.2 a suspended user sees a notice', async () => {
  answers = [json(403, { success: false, error: 'This account is suspended' })];
  openLink();
  expect(await screen.findByRole('heading', { name: 'This account is suspended' })).toBeVisible();
});

test('R5.2 the token leaves the URL, but switching language keeps it', async () => {
  answers = [nobody];
  const { unmount } = openLink();
  expect(window.location.href).toMatch(/\/auth\/verify$/);
  expect(document.documentElement.dataset.address).toBe(`/auth/verify?token=${token}`);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();

  unmount();
  expect(document.documentElement.dataset.address).toBeUndefined();
});
