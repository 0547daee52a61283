import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordKinds } from '@/components/records/vet-records/record-kinds';
import { RecordTimeline } from '@/components/records/vet-records/record-timeline';
import type { Locale } from '@/lib/core/i18n/locales';
import type { PetDocument } from '@/lib/records/documents/document';
import type { DocumentEntry } from '@/lib/records/vet-records/timeline';
import type { VetRecordEntry } from '@/lib/records/vet-records/vet-record';
import type { RecordKind } from '@/lib/records/vet-records/vocabulary';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { checkUp } from './a-visit';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
// Browser tests cover the editor.
jest.mock('@/components/forms/rich-text-editor', () => ({ RichTextEditor: () => <textarea /> }));

const days = { today: '2026-05-20', latest: '2026-05-21' };

interface Shown {
  visits?: VetRecordEntry[];
  papers?: DocumentEntry[];
  kind?: RecordKind;
}

const timeline = ({ visits = [], papers = [], kind = 'all' }: Shown) => (
  <RecordTimeline
    pet={{ id: 'p1', name: 'Luna' }}
    first={{ items: visits, nextCursor: null }}
    otherDocuments={{ items: papers, nextCursor: null }}
    q=""
    kind={kind}
    draft={null}
  />
);
const renderTimeline = (timelineProps: Shown, locale: Locale = 'en') =>
  renderInLanguage(timeline(timelineProps), locale, days);

const file = (id: string, contentType: string, more: Partial<PetDocument> = {}): PetDocument => ({
  id,
  name: `${id}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`,
  contentType,
  bytes: 1000,
  vetRecordId: null,
  vaccinationId: null,
  medicationId: null,
  expenseId: null,
  fileUrl: `/api/pets/p1/documents/${id}/file`,
  previewUrl: null,
  createdAt: '2026-05-01T10:00:00.000Z',
  ...more,
});

const documents = [file('count', 'application/pdf'), file('one', 'image/jpeg'), file('two', 'image/jpeg')];
const card: DocumentEntry = {
  id: 'v1',
  of: 'vaccination',
  day: '2025-06-02',
  title: 'Kennel cough',
  clinic: 'Sunny Street Vets',
  documents: [file('card', 'image/jpeg', { vaccinationId: 'v1' })],
};

test.each([
  ['en', 'Kennel cough, 2 Jun 2025', 'Vaccination, Sunny Street Vets'],
  ['es', 'Kennel cough, 2 jun 2025', 'Vacuna, Sunny Street Vets'],
] as const)('R7.5 visits and documents share one timeline by year, in %s', async (locale, name, where) => {
  renderTimeline({ visits: [{ ...checkUp, documents }], papers: [card] }, locale);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '2026',
    'Check-up',
    '2025',
    'Kennel cough',
  ]);
  expect(screen.getByText(where)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: new RegExp(`: ${name}$`) }));
  const sheet = await screen.findByRole('dialog', { name });
  expect(await within(sheet).findByRole('link', { name: /^card\.jpg/ })).toBeVisible();
});

test.each([
  ['en', /^2 photos ?: Check-up, 1 May 2026/],
  ['es', /^2 fotos ?: Check-up, 1 may 2026/],
] as const)('R7.5 a document downloads and several photos open together, in %s', async (locale, photos) => {
  renderTimeline({ visits: [{ ...checkUp, documents }] }, locale);
  expect(screen.getByRole('link', { name: 'count.pdf' })).toHaveAttribute('href', documents[0]?.fileUrl);

  await userEvent.click(screen.getByRole('button', { name: photos }));
  expect(await screen.findByRole('link', { name: /^two\.jpg/ })).toBeVisible();
});

test('R7.5 the photo filter hides other documents', () => {
  renderInLanguage(
    <>
      <RecordKinds kind="photos" q="fine" />
      {timeline({ visits: [{ ...checkUp, documents }], kind: 'photos' })}
    </>,
    'en',
    days,
  );

  expect(screen.queryByRole('link', { name: 'count.pdf' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^2 photos/ })).toBeVisible();
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Photos');
  expect(screen.getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '?show=papers&q=fine');
});

test('R7.5 documents of a visit appear in its open sheet', async () => {
  renderTimeline({ visits: [{ ...checkUp, documents }] });
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Check-up, 1 May 2026' }));
  const sheet = await screen.findByRole('dialog', { name: 'Edit visit' });
  expect(await within(sheet).findByRole('link', { name: /^count\.pdf/ })).toBeVisible();
  expect(within(sheet).getByLabelText(/^Attach files/)).toBeInTheDocument();
});

test('R7.5 a photographed document is shown beside the form before typing', async () => {
  global.URL.createObjectURL = () => 'blob:paper';
  global.URL.revokeObjectURL = () => undefined;
  renderTimeline({});
  await userEvent.click(screen.getByRole('button', { name: 'Add a visit' }));

  const sheet = await screen.findByRole('dialog', { name: 'New visit' });
  const paper = new File(['x'], 'paper.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await within(sheet).findByLabelText(/^Take a photo of the document/), paper);

  expect(within(sheet).getByRole('img', { name: 'The picture you chose' })).toHaveAttribute('src', 'blob:paper');
  expect(within(sheet).getByLabelText('Reason')).toHaveValue('');
});
