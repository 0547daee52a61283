import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntryList } from '@/components/collections/entry-list';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

type Item = { id: string };
const place = { collection: 'weights', parentId: null, fields: { blank: {}, judged: {} } };
const client = { place, list: jest.fn(), remove: jest.fn(async () => undefined), restore: jest.fn() };
const words = { add: 'Add', addTitle: '', editTitle: '', saved: '', empty: 'Nothing', name: ({ id }: Item) => id };

const section = (...ids: string[]) => (
  <section>
    <h2>Weights</h2>
    <EntryList
      petId="p1"
      client={client}
      first={{ items: ids.map((id) => ({ id })), nextCursor: null }}
      words={words}
      row={({ id }: Item) => <p>{id}</p>}
      form={() => null}
    />
  </section>
);

async function deletes(id: string) {
  await userEvent.click(screen.getByRole('button', { name: `Edit: ${id}` }));
  await userEvent.click(await screen.findByRole('button', { name: `Delete: ${id}` }));
}

test('deleting focuses the next row, the previous row, then Add', async () => {
  const { rerender } = renderInLanguage(section('a', 'b', 'c'));
  const removeEntry = async (id: string, ...remainingIds: string[]) => {
    await deletes(id);
    rerender(inLanguage(section(...remainingIds)));
  };

  await removeEntry('b', 'a', 'c');
  await waitFor(() => expect(screen.getByText('c').closest('li')).toHaveFocus());
  await removeEntry('c', 'a');
  await waitFor(() => expect(screen.getByText('a').closest('li')).toHaveFocus());

  await removeEntry('a');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
});

test('focus that has moved elsewhere stays there', async () => {
  const { rerender } = renderInLanguage(section('a', 'b'));
  await deletes('a');
  screen.getByRole('button', { name: 'Add' }).focus();
  rerender(inLanguage(section('b')));
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});
