import { act, screen, within } from '@testing-library/react';
import { RecordTimeline } from '@/components/records/vet-records/record-timeline';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import type { Locale } from '@/lib/core/i18n/locales';
import { aWaiting } from '@/tests/support/a-waiting';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { checkUp } from './a-visit';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const own = { petId: 'p1', verb: 'create', opened: null } as const;
const newVisit = aWaiting({
  ...own,
  collection: 'vet-records',
  entryId: 'v2',
  shown: { ...checkUp, id: 'v2', reason: 'Limp', visitedOn: '2026-05-19' },
});
const document = { name: 'Report.pdf', contentType: 'application/pdf', bytes: 1_200_000, fileUrl: '' };
const paper = (entryId: string, parentId: string | null, name: string) =>
  aWaiting({ ...own, seq: 2, collection: 'documents', entryId, parentId, shown: { ...document, id: entryId, name } });

function renderRecords(entries: WaitingWrite[], { q = '', locale = 'en' as Locale } = {}) {
  act(() => showWaiting({ ...nothingWaits, entries }));
  return renderInLanguage(
    <RecordTimeline
      pet={{ id: 'p1', name: 'Luna' }}
      first={{ items: [checkUp], nextCursor: null }}
      otherDocuments={{ items: [], nextCursor: null }}
      q={q}
      kind="all"
      draft={null}
    />,
    locale,
    { today: '2026-05-20', latest: '2026-05-21' },
  );
}

const row = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

afterEach(() => act(() => showWaiting(nothingWaits)));

test.each([
  ['en', 'not sent yet'],
  ['es', 'por enviar'],
] as const)('R12.1 a waiting visit is listed at once, in %s', (locale, word) => {
  renderRecords([newVisit], { locale });
  expect(row('Limp').getByText(word)).toBeVisible();
  expect(row('Check-up').queryByText(word)).not.toBeInTheDocument();
});

test('R12.1 a waiting document cannot be opened yet', () => {
  renderRecords([newVisit, paper('d1', 'v2', 'Report.pdf'), paper('d2', checkUp.id, 'Count.pdf')]);
  expect(row('Limp').getByText('Report.pdf').closest('li')).toHaveTextContent('Report.pdfnot sent yet');
  expect(row('Check-up').getByText('Count.pdf')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Report|Count/ })).not.toBeInTheDocument();
});

test('R12.1 a waiting document without a visit is its own entry', () => {
  renderRecords([paper('d1', null, 'Insurance.pdf'), paper('d2', null, 'Pedigree.pdf')]);
  expect(row('Insurance.pdf').getByText('not sent yet')).toBeVisible();
  expect(row('Insurance.pdf').queryByText('Pedigree.pdf')).not.toBeInTheDocument();
});

test('R12.1 searching also covers waiting entries', () => {
  renderRecords([newVisit, paper('d1', null, 'Insurance.pdf')], { q: 'limp' });
  expect(screen.getByRole('heading', { name: 'Limp' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Insurance.pdf' })).not.toBeInTheDocument();
});
