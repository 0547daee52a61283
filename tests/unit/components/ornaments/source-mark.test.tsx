import { screen, within } from '@testing-library/react';
import { EntryList } from '@/components/collections/entry-list';
import { SourceMark } from '@/components/ornaments/source-mark';
import type { PublicSource, Source } from '@/lib/page-context/source';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { aSource, confirmedSource, proposedSource } from '@/tests/support/source-examples';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const kinds: [PublicSource, string, string, string][] = [
  [confirmedSource, 'seal-check', 'confirmed by Dr. Elena Marsh', 'confirmado por Dr. Elena Marsh'],
  [
    proposedSource,
    'seal-question',
    'from Dr. Elena Marsh (not verified)',
    'según Dr. Elena Marsh (nombre sin comprobar)',
  ],
  [aSource({ kind: 'document' }), 'file-text', 'with document', 'con documento'],
  [aSource(), 'pen-line', 'added by hand', 'anotado'],
  [aSource({ kind: 'imported' }), 'download', 'imported', 'importado'],
  [aSource({ writer: 'owner' }), 'pen-line', 'added by the owner', 'anotado por su titular'],
  [aSource({ writer: 'carer' }), 'pen-line', 'added by a caregiver', 'anotado por quien cuida del animal'],
];

test.each(kinds)('R13.1 a source mark has a shape and a word: %#', (source, shape, english, spanish) => {
  const { container, unmount } = renderInLanguage(<SourceMark of={source} />);
  expect(container).toHaveTextContent(english);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`#${shape}$`));
  unmount();

  expect(renderInLanguage(<SourceMark of={source} />, 'es').container).toHaveTextContent(spanish);
});

test('R13.2 a correction adds a second word, with the year unless current', () => {
  const of = (at: string) => aSource({ corrected: { at, by: 'Ana' } });
  const { container, unmount } = renderInLanguage(<SourceMark of={of('2026-11-20T09:00:00.000Z')} />);
  expect(container).toHaveTextContent(/^added by handcorrected on 20 Nov$/);
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

test('R13.1 rows link to their entry’s page', () => {
  renderList([{ id: 'a', source: confirmedSource }, { id: 'b' }]);
  const [first, second] = screen.getAllByRole('listitem');
  const link = within(first as HTMLElement).getByRole('link');
  expect(link).toHaveAccessibleName('confirmed by Dr. Elena Marsh : weight a');
  expect(link).toHaveAttribute('href', '/pets/p1/health/weights/a');
  expect(second).toHaveTextContent('added by hand');
});

test('R13.1 rows show no mark when one person typed everything', () => {
  renderList([{ id: 'a' }, { id: 'b' }]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('R13.1 entries outside the health record have no mark', () => {
  renderList([{ id: 'a', source: confirmedSource }], 'routines');
  expect(screen.queryByRole('link')).toBeNull();
});

test('R13.1 a URL opens the form of its entry once', async () => {
  window.history.replaceState(null, '', '/pets/p1?tab=health&part=weights&entry=b');
  renderList([{ id: 'a' }, { id: 'b' }]);
  expect(await screen.findByText('Form of b')).toBeVisible();
  expect(window.location.search).toBe('?tab=health&part=weights');
  expect(screen.getByRole('link', { name: 'History of this entry' })).toHaveAttribute(
    'href',
    '/pets/p1/health/weights/b',
  );
});
