import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentSection } from '@/components/records/documents/document-section';
import { currentToasts } from '@/lib/browser/page/toast';
import type { PetDocument } from '@/lib/records/documents/document';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

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
  previewUrl: '/api/pets/p1/documents/d1/preview',
  createdAt: '2026-05-01T10:00:00.000Z',
};
const section = <DocumentSection petId="p1" parent={{ vetRecordId: 'r1' }} documents={[report]} name="Check-up" />;

let calls: string[] = [];

beforeEach(() => {
  calls = [];
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') calls.push(`${method} ${path} ${body}`);
    const json = async () => ({ token: 't', ...report, name: 'Blood count.pdf' });
    return { ok: true, status: 200, headers: new Headers(), json };
  }) as unknown as typeof fetch;
});

test.each([
  ['en', 'Rename: Report.pdf', 'Name', 'Save', 'Renamed: Blood count.pdf'],
  ['es', 'Cambiar el nombre: Report.pdf', 'Nombre', 'Guardar', 'Nuevo nombre: Blood count.pdf'],
] as const)(
  'R7.5 a document can be renamed and keeps its extension, in %s',
  async (locale, rename, name, save, spokenText) => {
    renderInLanguage(section, locale);
    await userEvent.click(screen.getByRole('button', { name: rename }));
    const field = await screen.findByRole('textbox', { name });
    expect(field).toHaveValue('Report');

    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(calls).toEqual([]);

    await userEvent.type(field, ' Blood count ');
    await userEvent.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(currentToasts()[0]?.title).toBe(spokenText));
    expect(calls).toEqual(['PATCH /api/pets/p1/documents/d1 {"name":"Blood count"}']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Blood count\.pdf/ })).toHaveAttribute('download', 'Blood count.pdf');
  },
);
