import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { RemindersForm } from '@/components/accounts/account/reminders-form';
import { Credentials } from '@/components/accounts/passwords/credentials';
import { NoResetMail } from '@/components/accounts/passwords/no-reset-mail';
import { ProofDialog } from '@/components/accounts/passwords/proof-dialog';
import { RegisterForm } from '@/components/accounts/passwords/register-form';
import { StandardLogin } from '@/components/accounts/passwords/standard-login';
import { Form } from '@/components/forms/form';
import { KindRows } from '@/components/reminders/kind-rows';
import { HandoverButton } from '@/components/sharing/handover/handover-button';
import { InviteWays } from '@/components/sharing/people/invite-ways';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn(), push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const account = { id: 'u1', email: 'ana@example.org', hasPassword: true, remember: false, verified: false };
const reminders = { id: 'u1', reminderMail: true, summaryAt: '07:00', shareNotice: true };
const pet = { id: 'p1', name: 'Luna' };
const ways = { formId: 'f', making: null, isMailing: false, onChoose: () => undefined };

function Kinds() {
  const form = useForm();
  return (
    <Form form={form} draftKey={null} onSubmit={async () => undefined}>
      <KindRows />
    </Form>
  );
}

describe.each(['en', 'es'] as const)('screens of an installation without mail in %s', (locale) => {
  const words = {
    en: { site: /site doesn’t send email|site doesn’t send any/, sign: /email|Email/ },
    es: { site: /sitio no (lo )?env[ií]a/, sign: /correo|Correo/ },
  }[locale];

  test.each([
    ['reminders', <RemindersForm key="a" profile={reminders} />],
    ['the handover', <HandoverButton key="a" pet={pet} people={[]} />],
    ['the forgotten password', <NoResetMail key="a" next="/home" />],
  ])('R14.4 %s say why there is no mail', (_, screenPart) => {
    renderInLanguage(screenPart, locale, { sendsMail: false });

    expect(screen.getByText(words.site)).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('R14.4 invitations and kinds of reminders offer no mail', () => {
    const { unmount } = renderInLanguage(<InviteWays {...ways} />, locale, { sendsMail: true });
    expect(screen.getAllByRole('button')).toHaveLength(3);
    unmount();

    renderInLanguage(
      <>
        <InviteWays {...ways} />
        <Kinds />
      </>,
      locale,
      { sendsMail: false },
    );
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByLabelText(words.sign)).not.toBeInTheDocument();
    expect(screen.getAllByRole('switch').length).toBeGreaterThan(0);
  });
});

test('R14.4 the account shows the address without a way to change it', () => {
  renderInLanguage(<Credentials account={account} />, 'en', { sendsMail: false });

  expect(screen.getByText('ana@example.org')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Change password']);
  expect(screen.queryByText('Not verified yet')).not.toBeInTheDocument();
});

test('R14.4 a proof takes the password only', () => {
  renderInLanguage(<ProofDialog account={account} attempt={async () => undefined} onClose={() => undefined} />, 'en', {
    sendsMail: false,
  });

  expect(screen.getByLabelText(/Current password/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /code/ })).not.toBeInTheDocument();
});

test('R14.4 the password page offers no link by mail', () => {
  const { unmount } = renderInLanguage(<StandardLogin otherWays={null} mode="login" next="/home" sendsMail />);
  expect(screen.getByRole('link', { name: 'Send me a link instead' })).toBeVisible();
  unmount();

  renderInLanguage(<StandardLogin otherWays={null} mode="login" next="/home" sendsMail={false} />);
  expect(screen.queryByRole('link', { name: 'Send me a link instead' })).not.toBeInTheDocument();
});

test('R14.4 signing up without mail opens the page at once', async () => {
  const user = { id: 'u1', email: 'ana@example.org', firstName: 'Ana', lastName: 'López', name: 'Ana López' };
  global.fetch = jest.fn(async (path: string) => ({
    ok: true,
    status: 202,
    headers: new Headers(),
    json: async () => (path === '/api/csrf-token' ? { token: 't' } : { user, sent: false, waitSeconds: 0 }),
  })) as unknown as typeof fetch;
  renderInLanguage(
    <RegisterForm otherWays={null} email="ana@example.org" next="/pets" sendsMail={false} onLeave={() => undefined} />,
  );

  await userEvent.type(screen.getByLabelText(/First name/), 'Ana');
  await userEvent.type(screen.getByLabelText(/Last name/), 'López');
  await userEvent.type(screen.getByLabelText(/^Password/), 'a quiet walk in the rain');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/pets'));
  expect(router.push).not.toHaveBeenCalled();
});
