import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePassword } from '@/components/accounts/passwords/change-password';
import { ProofDialog } from '@/components/accounts/passwords/proof-dialog';
import { onSessionEnd } from '@/lib/browser/api/session-end';
import { currentToasts } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const account = { id: 'u1', email: 'ana@example.com', hasPassword: true, remember: true };
const fresh = 'three brown horses';

type Body = Record<string, unknown>;

function anOldSession({ askedBefore = false } = {}): { path: string; body: Body }[] {
  const requests: { path: string; body: Body }[] = [];
  let proven = false;
  const buildAnswer = (status: number, body: Body) => ({
    ok: status < 300,
    status,
    statusText: '',
    headers: { get: () => null },
    json: async () => body,
    text: async () => JSON.stringify(body),
  });
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return buildAnswer(200, { token: 't' });
    const body = JSON.parse(String(options.body)) as Body;
    requests.push({ path, body });
    if (path === '/api/auth/magic-link')
      return buildAnswer(200, { success: true, sent: !askedBefore, waitSeconds: 60 });
    if (path === '/api/auth/verify-code') {
      proven = body.code === '123456';
      return proven
        ? buildAnswer(200, { success: true })
        : buildAnswer(401, { success: false, error: 'Invalid or expired token' });
    }
    if (proven || body.currentPassword === 'the old one') return buildAnswer(200, { success: true });
    const fields = body.currentPassword ? { currentPassword: 'passwords.validation.passwordWrong' } : undefined;
    return buildAnswer(403, { error: 'Please confirm it’s you', code: 'forbidden', fields });
  }) as unknown as typeof fetch;
  return requests;
}

async function askForProof(hasPassword = true) {
  const onDone = jest.fn();
  renderInLanguage(<ChangePassword account={{ ...account, hasPassword }} onDone={onDone} />);
  await userEvent.type(screen.getByLabelText(/New password/), fresh);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByRole('dialog', { name: 'Please confirm it’s you' })).toBeVisible();
  return onDone;
}

test('R6.8 an old session is confirmed by the password and the change continues', async () => {
  const requests = anOldSession();
  const onDone = await askForProof();

  await userEvent.type(screen.getByLabelText(/Current password/), 'a wrong one');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('That’s not your current password.')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();

  await userEvent.clear(screen.getByLabelText(/Current password/));
  await userEvent.type(screen.getByLabelText(/Current password/), 'the old one');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(requests.at(-1)?.body).toEqual({ password: fresh, currentPassword: 'the old one' });
  expect(currentToasts()[0]?.title).toBe('Password saved');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('R6.8 a rate-limited code request says that no mail was sent', async () => {
  anOldSession({ askedBefore: true });
  await askForProof(false);
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  expect(await screen.findByText(/^You asked for a code a moment ago/)).toBeVisible();
  expect(screen.getByLabelText(/Verification code/)).toBeVisible();
});

test('R6.8 a mailed code confirms too, and a wrong code keeps the session', async () => {
  const requests = anOldSession();
  const onEnded = jest.fn();
  const stopListening = onSessionEnd(onEnded);

  const onDone = await askForProof(false);
  expect(screen.queryByLabelText(/Current password/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  const code = await screen.findByLabelText(/Verification code/);
  expect(requests.at(-1)).toEqual({ path: '/api/auth/magic-link', body: { email: account.email, rememberMe: true } });

  await userEvent.type(code, '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Invalid or expired token')).toBeVisible();

  await userEvent.clear(code);
  await userEvent.type(code, '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(requests.at(-1)).toEqual({ path: '/api/users/u1/password', body: { password: fresh } });
  expect(onEnded).not.toHaveBeenCalled();
  stopListening();
});

test.each([true, false])('R14.18 the proof at the provider keeps the choice remember: %s', async (remember) => {
  const providedAccount = { ...account, remember, provider: 'Family' };
  renderInLanguage(<ProofDialog account={providedAccount} attempt={async () => undefined} onClose={() => undefined} />);

  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(search).toBe(`?again=true&remember=${remember}&next=%2Fprofile`);
});
