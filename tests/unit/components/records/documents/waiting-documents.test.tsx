import { act, screen } from '@testing-library/react';
import { DocumentDisclosure } from '@/components/records/documents/document-disclosure';
import { DocumentSection } from '@/components/records/documents/document-section';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import type { PetDocument } from '@/lib/records/documents/document';
import { aWaiting } from '@/tests/support/a-waiting';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const report: PetDocument = {
  id: 'd1',
  name: 'Report.pdf',
  contentType: 'application/pdf',
  bytes: 1_234_567,
  vetRecordId: 'r1',
  vaccinationId: null,
  medicationId: null,
  expenseId: null,
  fileUrl: '/api/pets/p1/documents/d1/file',
  previewUrl: null,
  createdAt: '2026-05-01T10:00:00.000Z',
};
const own = { petId: 'p1', collection: 'documents' } as const;
const attachedWrite = aWaiting({
  ...own,
  verb: 'create',
  entryId: 'd2',
  parentId: 'r1',
  opened: null,
  shown: { ...report, id: 'd2', name: 'Count.pdf', bytes: 2_000_000, fileUrl: '' },
});

function renderList(...entries: WaitingWrite[]) {
  act(() => showWaiting({ ...nothingWaits, entries }));
  const props = { petId: 'p1', parent: { vetRecordId: 'r1' }, documents: [report], name: 'Check-up' };
  return renderInLanguage(
    <>
      <DocumentSection {...props} />
      <DocumentDisclosure {...props} />
    </>,
  );
}

afterEach(() => act(() => showWaiting(nothingWaits)));

test('R12.1 a waiting document shows its name and size without a link', () => {
  renderList(attachedWrite);
  const [waiting, sentRow] = screen.getAllByRole('listitem');
  expect(waiting).toHaveTextContent('Count.pdf2 MBnot sent yet');
  expect(sentRow).not.toHaveTextContent('not sent yet');
  expect(screen.queryByRole('link', { name: /Count/ })).not.toBeInTheDocument();
  expect(screen.getByRole('group')).toHaveTextContent('2 documents: Check-upnot sent yet');
});

test('R12.1 a waiting rename shows the new name and keeps the link', () => {
  renderList(aWaiting({ ...own, verb: 'change', entryId: 'd1', shown: { ...report, name: 'Blood.pdf' } }));
  expect(screen.getByRole('link', { name: /^Blood\.pdf/ })).toHaveAttribute('href', report.fileUrl);
  expect(screen.getByRole('listitem')).toHaveTextContent('not sent yet');
});

test('R12.1 a document waiting for deletion is hidden, as are other entries’ documents', () => {
  renderList(aWaiting({ ...own, verb: 'remove', entryId: 'd1', shown: { id: 'd1' } }), {
    ...attachedWrite,
    parentId: 'r2',
  });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
