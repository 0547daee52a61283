import { screen } from '@testing-library/react';
import { DocumentChips } from '@/components/records/documents/document-chips';
import type { PetDocument } from '@/lib/records/documents/document';
import { renderInLanguage } from '@/tests/support/render-in-language';

const parents = { vetRecordId: 'r1', vaccinationId: null, medicationId: null, expenseId: null };
const report: PetDocument = {
  ...{ id: 'd1', name: 'Report.pdf', contentType: 'application/pdf', bytes: 1000, ...parents },
  ...{ fileUrl: '/report', previewUrl: null, createdAt: '2026-05-01T10:00:00.000Z' },
};

test.each([
  ['en', 'Report.pdf page 12'],
  ['es', 'Report.pdf página 12'],
] as const)('R7.21 a found document names its page in %s', (locale, name) => {
  const documents = [{ ...report, foundOn: 12 }];
  renderInLanguage(
    <DocumentChips petId="p1" parent={{ vetRecordId: 'r1' }} documents={documents} name="Checkup" />,
    locale,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(name);
});

test('R7.21 a document without a search names no page', () => {
  renderInLanguage(
    <DocumentChips petId="p1" parent={{ vetRecordId: 'r1' }} documents={[report]} name="Checkup" />,
    'en',
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Report.pdf');
});
