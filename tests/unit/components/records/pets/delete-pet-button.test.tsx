import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { DeletePetButton } from '@/components/records/pets/delete-pet-button';
import { currentToasts } from '@/lib/browser/page/toast';
import en from '@/messages/en.json';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/components/loading/lazy-messages', () => ({
  LazyMessages: ({ children }: { children: ReactNode }) => children,
}));

const renderButton = (button: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {button}
    </NextIntlClientProvider>,
  );

const texts = {
  button: 'Delete Luna',
  deleted: 'Luna was deleted',
  failed: 'Not deleted',
  undo: 'Undo',
  restored: 'Luna is back',
  restoreFailed: 'Not restored',
};

const people = [
  { name: 'Ana', role: 'owner' },
  { name: 'Marta', role: 'carer' },
];
const stay = { id: 's1', label: 'Iris', until: '2026-12-05', pets: ['p1', 'p2'], state: 'open' };
const single = { ...stay, pets: ['p1'] };

interface Lists {
  members?: object[];
  stays?: object[];
}

function itemsAt(path: string, { members = [], stays = [] }: Lists): object[] {
  if (path.endsWith('/members')) return members;
  return path.startsWith('/api/stays') ? stays : [];
}

function serverAnswers(status: number, lists: Lists = {}): string[] {
  const calls: string[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    const { method = 'GET' } = options;
    if (method !== 'GET') calls.push(`${method} ${path}`);
    const answeredStatus = method === 'GET' ? 200 : status;
    return {
      ok: answeredStatus < 300,
      status: answeredStatus,
      headers: new Headers(),
      json: async () => ({ token: 't', items: itemsAt(path, lists) }),
      text: async () => '',
      statusText: '',
    };
  }) as unknown as typeof fetch;
  return calls;
}

test('R7.1 deletion returns to the list, with undo in a toast', async () => {
  const calls = serverAnswers(200);
  renderButton(<DeletePetButton pet={{ id: 'p1', name: 'Luna' }} texts={texts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Luna' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/pets'));

  const [toastItem] = currentToasts();
  expect(toastItem).toMatchObject({ title: 'Luna was deleted', action: { label: 'Undo' } });
  toastItem?.action?.onClick();
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Luna is back'));
  expect(calls).toEqual(['DELETE /api/pets/p1', 'POST /api/pets/p1/restore']);
});

test('R7.1 a failed deletion changes nothing', async () => {
  router.push.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  serverAnswers(500);
  renderButton(<DeletePetButton pet={{ id: 'p1', name: 'Luna' }} texts={texts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Luna' }));

  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Not deleted', tone: 'danger' }));
  expect(router.push).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Delete Luna' })).toBeEnabled();
});

test.each([
  ['another member', { members: people }, 'Marta will no longer see Luna.'],
  ['a running stay', { stays: [stay] }, 'The stay with Iris, until 5 December 2026, goes on without Luna.'],
  ['a stay without a last day', { stays: [{ ...stay, until: null }] }, 'The stay with Iris goes on without Luna.'],
  ['a coming stay', { stays: [{ ...stay, state: 'before' }] }, /^The stay with Iris.* goes on without Luna/],
  ['a stay of its own', { stays: [single] }, /^The stay with Iris.* ends, because Luna is its only pet/],
  [
    'a coming stay of its own',
    { stays: [{ ...single, state: 'before' }] },
    /is canceled, because Luna is its only pet/,
  ],
])('R7.1 deleting a pet with %s asks first and says what ends', async (_case, lists, sentence) => {
  router.push.mockReset();
  const calls = serverAnswers(200, lists);
  renderButton(<DeletePetButton pet={{ id: 'p1', name: 'Luna' }} texts={texts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Luna' }));

  const question = await screen.findByRole('dialog', { name: 'Delete Luna?' });
  expect(within(question).getByRole('listitem')).toHaveTextContent(sentence);
  expect(calls).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete Luna' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/pets'));
  expect(calls).toEqual(['DELETE /api/pets/p1']);
});

test('R7.1 ended stays and stays of other pets cause no question', async () => {
  router.push.mockReset();
  const others = [
    { ...stay, state: 'over' },
    { ...stay, id: 's2', pets: ['p2'] },
  ];
  const calls = serverAnswers(200, { members: people.slice(0, 1), stays: others });
  renderButton(<DeletePetButton pet={{ id: 'p1', name: 'Luna' }} texts={texts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Luna' }));

  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/pets'));
  expect(calls).toEqual(['DELETE /api/pets/p1']);
});
