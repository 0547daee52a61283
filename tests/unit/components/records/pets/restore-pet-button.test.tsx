import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RestorePetButton } from '@/components/records/pets/restore-pet-button';
import { currentToasts } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const texts = {
  button: 'Restore',
  label: 'Restore Luna',
  restored: 'Luna is back',
  restoreFailed: 'Not restored',
  tooMany: 'Too many pets',
};

function serverAnswers(status: number, body: unknown) {
  global.fetch = jest.fn(async (path: string) => {
    const isToken = path === '/api/csrf-token';
    const knownStatus = isToken ? 200 : status;
    const answer = isToken ? { token: 't' } : body;
    return {
      ok: knownStatus < 300,
      status: knownStatus,
      headers: new Headers(),
      json: async () => answer,
      text: async () => JSON.stringify(answer),
    };
  }) as unknown as typeof fetch;
}

test.each([
  [200, { id: 'p1' }, 'Luna is back'],
  [409, { error: 'An account can hold 500 pets', code: 'limit_reached' }, 'Too many pets'],
  [500, { error: 'Something went wrong', code: 'unexpected' }, 'Not restored'],
])('R7.1 the toast shows the outcome: %s', async (status, body, toastText) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  serverAnswers(status, body);
  renderInLanguage(<RestorePetButton pet={{ id: 'p1', name: 'Luna' }} texts={texts} />);

  await userEvent.click(screen.getByRole('button', { name: 'Restore Luna' }));

  await waitFor(() => expect(currentToasts()[0]?.title).toBe(toastText));
});
