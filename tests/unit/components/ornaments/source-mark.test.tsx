import { screen, within } from '@testing-library/react';
import { EntryList } from '@/components/collections/entry-list';
import { SourceMark } from '@/components/ornaments/source-mark';
import type { PublicSource, Source } from '@/lib/page-context/source';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { aSource, confirmed, proposed } from '@/tests/support/source-examples';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const kinds: [PublicSource, string, string, string][] = [
  [confirmed, 'seal-check', 'confirmed by Dr. Elena Marsh', 'confirmado por Dr. Elena Marsh'],
  [proposed, 'seal-question', 'said by Dr. Elena Marsh, as typed', 'dicho por Dr. Elena Marsh, según escribió'],
  [aSource({ kind: 'document' }), 'file-text', 'with document', 'con documento'],
  [aSource(), 'pen-line', 'typed', 'anotado'],
  [aSource({ kind: 'imported' }), 'download', 'imported', 'importado'],
  [aSource({ writer: 'owner' }), 'pen-line', 'typed by the owner', 'anotado por su titular'],
  [aSource({ writer: 'carer' }), 'pen-line', 'typed by a carer', 'anotado por quien le cuida'],
];

test.each(kinds)('R13.1 a mark is a shape with its word: %#', (source, shape, english, spanish) => {
  const { container, unmount } = renderInLanguage(<SourceMark of={source} />);
  expect(container).toHaveTextContent(english);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`#${shape}$`));
  unmount();

  expect(renderInLanguage(<SourceMark of={source} />, 'es').container).toHaveTextContent(spanish);
});

test('R13.2 a correction is a second word, with its year where that differs', () => {
  const of = (at: string) => aSource({ corrected: { at, by: 'Ana' } });
  const { container, unmount } = renderInLanguage(<SourceMark of={of('2026-11-20T09:00:00.000Z')} />);
  expect(container).toHaveTextContent(/^typedcorrected on 20 Nov$/);
  unmount();
  const other = renderInLanguage(<SourceMark of={of('2025-11-20T09:00:00.000Z')} />, 'es');
  expect(other.container).toHaveTextContent('corregido el 20 nov 2025');
});

interface Item {
  id: string;
  source?: Source;
}

function renderList(items: Item[], collection = 'weights') {
  const client = {
    ...{ place: { collection, parentId: null, fields: { blank: {}, judged: {} } }, list: jest.fn() },
    ...{ remove: jest.fn(async () => undefined), restore: jest.fn() },
  };
  const words = { addTitle: '', editTitle: '', saved: '', empty: null, name: ({ id }: Item) => `weight ${id}` };
  renderInLanguage(
    <EntryList
      petId="p1"
      client={client}
      first={{ items, nextCursor: null }}
      words={words}
      row={({ id }) => <p>{id}</p>}
      form={(item) => <p>Form of {item?.id}</p>}
    />,
  );
}

test('R13.1 rows lead to the page of their entry', () => {
  renderList([{ id: 'a', source: confirmed }, { id: 'b' }]);
  const [first, second] = screen.getAllByRole('listitem');
  const link = within(first as HTMLElement).getByRole('link');
  expect(link).toHaveAccessibleName('confirmed by Dr. Elena Marsh : weight a');
  expect(link).toHaveAttribute('href', '/pets/p1/health/weights/a');
  expect(second).toHaveTextContent('typed');
});

test('R13.1 where one person typed it all, rows show no mark', () => {
  renderList([{ id: 'a' }, { id: 'b' }]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('R13.1 what is no fact of the health record has no mark', () => {
  renderList([{ id: 'a', source: confirmed }], 'routines');
  expect(screen.queryByRole('link')).toBeNull();
});

test('R13.1 an address opens the form of its entry, once', async () => {
  window.history.replaceState(null, '', '/pets/p1?tab=health&part=weights&entry=b');
  renderList([{ id: 'a' }, { id: 'b' }]);
  expect(await screen.findByText('Form of b')).toBeVisible();
  expect(window.location.search).toBe('?tab=health&part=weights');
  expect(screen.getByRole('link', { name: 'How it came to stand here' })).toHaveAttribute(
    'href',
    '/pets/p1/health/weights/b',
  );
});
