import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeletePetButton } from '@/components/records/pets/delete-pet-button';
import { currentToasts } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const texts = {
  button: 'Delete Luna',
  deleted: 'Luna was deleted',
  deletedText: '30 days',
  failed: 'Not deleted',
  undo: 'Undo',
  restored: 'Luna is back',
  restoreFailed: 'Not restored',
};

function serverAnswers(status: number): string[] {
  const calls: string[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path !== '/api/csrf-token') calls.push(`${options.method} ${path}`);
    return {
      ok: status < 300,
      status,
      headers: new Headers(),
      json: async () => ({ token: 't' }),
      text: async () => '',
      statusText: '',
    };
  }) as unknown as typeof fetch;
  return calls;
}

test('R7.1 deletion returns to the list, with undo in a toast', async () => {
  const calls = serverAnswers(200);
  renderInLanguage(<DeletePetButton petId="p1" texts={texts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Luna' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/pets'));

  const [said] = currentToasts();
  expect(said).toMatchObject({ title: 'Luna was deleted', action: { label: 'Undo' } });
  said?.action?.onClick();
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Luna is back'));
  expect(calls).toEqual(['DELETE /api/pets/p1', 'POST /api/pets/p1/restore']);
});

test('R7.1 a failed deletion changes nothing', async () => {
  router.push.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  serverAnswers(500);
  renderInLanguage(<DeletePetButton petId="p1" texts={texts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Luna' }));

  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Not deleted', tone: 'danger' }));
  expect(router.push).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Delete Luna' })).toBeEnabled();
});
