import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentDisclosure } from '@/components/records/documents/document-disclosure';
import { DocumentSection } from '@/components/records/documents/document-section';
import { currentToasts } from '@/lib/browser/page/toast';
import type { PetDocument } from '@/lib/records/documents/document';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/browser/photos/convert-photo', () => ({
  convertPhoto: async ({ name }: File) => new File(['jpeg'], name, { type: 'image/jpeg' }),
}));

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

class Upload {
  static all: Upload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  statusText = '';
  withCredentials = false;
  headers: Record<string, string> = {};
  body = new FormData();
  path = '';
  aborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(_: string, path: string) {
    this.path = path;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    this.body = body;
    Upload.all.push(this);
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  answers(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

let calls: string[] = [];

beforeEach(() => {
  Upload.all = [];
  calls = [];
  router.refresh.mockClear();
  global.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
  global.fetch = jest.fn(async (path: string, { method = 'GET' }: RequestInit = {}) => {
    // A long upload also checks if the server can be reached.
    if (method !== 'GET' && path.startsWith('/api/')) calls.push(`${method} ${path}`);
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ token: 't', success: true }) };
  }) as unknown as typeof fetch;
});

const section = (documents: PetDocument[] = [report]) => (
  <DocumentSection petId="p1" parent={{ vetRecordId: 'r1' }} documents={documents} name="Check-up" />
);
const file = (name: string, type = 'application/pdf', bytes = 10) => {
  const newFile = new File(['x'], name, { type });
  Object.defineProperty(newFile, 'size', { value: bytes });
  return newFile;
};
// Dropped or renamed files may have types that the input does not accept.
const user = userEvent.setup({ applyAccept: false });
const chooseFiles = (...files: File[]) => user.upload(screen.getByLabelText(/^(Attach|Adjuntar)/), files);
const waitForUploads = (count: number) => waitFor(() => expect(Upload.all).toHaveLength(count));

test.each([
  [
    'en',
    'Attach files: Check-up',
    '1.2 MB',
    'Delete: Report.pdf',
    'PDF, JPEG, PNG or WebP, up to 10 files of 5 MB; also AVIF, GIF and HEIC',
  ],
  [
    'es',
    'Adjuntar archivos: Check-up',
    '1,2 MB',
    'Borrar: Report.pdf',
    'PDF, JPEG, PNG o WebP, hasta 10 archivos de 5\u00a0MB; también AVIF, GIF y HEIC',
  ],
] as const)(
  'R7.5 documents can be downloaded and more can be attached, in %s',
  (locale, attach, size, remove, hint) => {
    renderInLanguage(section(), locale);
    const link = screen.getByRole('link', { name: /^Report\.pdf/ });

    expect(link).toHaveAttribute('href', report.fileUrl);
    expect(link).toHaveAttribute('download', 'Report.pdf');
    expect(link).toHaveTextContent(size);
    expect(screen.getByLabelText(attach)).toHaveAccessibleDescription(hint);
    expect(screen.getByRole('button', { name: remove })).toBeVisible();
  },
);

test('R7.5 a HEIC photo of a document is sent as JPEG', async () => {
  renderInLanguage(section());
  await chooseFiles(file('card.heic', 'image/heic', 6_000_000));
  await waitForUploads(1);
  expect(Upload.all[0]?.body.get('file')).toMatchObject({ type: 'image/jpeg', name: 'card.heic' });
});

test('R7.5 each file shows progress, can be canceled and fails on its own', async () => {
  renderInLanguage(section());
  await chooseFiles(file('a.pdf'), file('b.pdf'), file('c.pdf'));
  await waitForUploads(2);
  const [a, b] = Upload.all;
  expect(a?.path).toBe('/api/pets/p1/documents');
  expect(a?.headers).toMatchObject({ 'X-CSRF-Token': 't', 'Idempotency-Key': expect.any(String) });
  expect([a?.body.get('vetRecordId'), a?.body.get('name')]).toEqual(['r1', 'a.pdf']);
  act(() => a?.upload.onprogress?.({ loaded: 5, total: 10 }));
  expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toHaveValue(0.5);

  await user.click(screen.getByRole('button', { name: 'Cancel the upload: a.pdf' }));
  expect(a?.aborted).toBe(true);
  await waitFor(() => expect(screen.queryByText('a.pdf')).not.toBeInTheDocument());
  await waitForUploads(3);
  act(() => b?.answers(500, { error: 'An unexpected error occurred', code: 'unexpected' }));
  expect(await screen.findByText('This couldn’t be uploaded. Please try again.')).toBeVisible();
  act(() => Upload.all[2]?.answers(201, { ...report, id: 'd2', name: 'c.pdf' }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Attached: c.pdf'));
  expect(screen.getByRole('link', { name: /^c\.pdf/ })).toBeVisible();
  expect(router.refresh).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Try again: b.pdf' }));
  await waitForUploads(4);
  expect(Upload.all[3]?.headers['Idempotency-Key']).toBe(b?.headers['Idempotency-Key']);
  act(() => Upload.all[3]?.answers(201, report));
  await waitFor(() => expect(screen.queryByText('b.pdf')).not.toBeInTheDocument());
});

test.each([
  [
    'en',
    'Invalid file type. Please upload PDFs or images only',
    'File is too large. Maximum size is 5MB',
    'Dismiss: a.svg',
  ],
  [
    'es',
    'Tipo de archivo no válido. Sube solo archivos PDF o imágenes.',
    'El archivo es demasiado grande. El tamaño máximo es de 5 MB.',
    'Descartar: a.svg',
  ],
] as const)('R6.6 unacceptable files are rejected before any upload, in %s', async (locale, type, size, dismiss) => {
  renderInLanguage(section(), locale);
  await chooseFiles(file('a.svg', 'image/svg+xml'), file('b.pdf', 'application/pdf', 6 * 1024 * 1024));
  expect(screen.getByText(type)).toBeVisible();
  expect(screen.getByText(size)).toBeVisible();
  expect(Upload.all).toEqual([]);

  await user.click(screen.getByRole('button', { name: dismiss }));
  expect(screen.queryByText(type)).not.toBeInTheDocument();
});

test('R7.5 full storage shows a message without a retry button', async () => {
  renderInLanguage(section());
  await chooseFiles(file('a.pdf'));
  await waitForUploads(1);
  act(() => Upload.all[0]?.answers(409, { error: 'Your storage is full', code: 'limit_reached', limit: 'bytes' }));
  expect(await screen.findByText(/^There’s no space left, counting what was deleted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again: a.pdf' })).not.toBeInTheDocument();
});

test('R7.5 a deleted document can be restored from the toast', async () => {
  renderInLanguage(section());
  await user.click(screen.getByRole('button', { name: 'Delete: Report.pdf' }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Deleted'));
  expect(screen.queryByRole('link', { name: /^Report/ })).not.toBeInTheDocument();

  act(() => currentToasts()[0]?.action?.onClick());
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Restored'));
  expect(screen.getByRole('link', { name: /^Report/ })).toBeVisible();
  expect(calls).toEqual(['DELETE /api/pets/p1/documents/d1', 'POST /api/pets/p1/documents/d1/restore']);
});

test('R7.5 ten files leave no room for an eleventh', () => {
  renderInLanguage(section(Array.from({ length: 10 }, (_, n) => ({ ...report, id: `d${n}` }))));
  expect(screen.queryByLabelText(/^Attach/)).not.toBeInTheDocument();
});

test.each([
  ['en', 'Attach documents: Rabies', '1 document: Rabies'],
  ['es', 'Adjuntar documentos: Rabies', '1 documento: Rabies'],
] as const)('R7.5 a folded document list opens on request, in %s', async (locale, none, one) => {
  const disclosure = (documents: PetDocument[]) => (
    <DocumentDisclosure petId="p1" parent={{ vaccinationId: 'v1' }} documents={documents} name="Rabies" />
  );
  const { unmount } = renderInLanguage(disclosure([]), locale);

  expect(screen.getByRole('group')).toHaveTextContent(none);
  unmount();
  renderInLanguage(disclosure([report]), locale);
  expect(screen.queryByRole('link', { name: /^Report/ })).not.toBeInTheDocument();

  await user.click(screen.getByText(new RegExp(`^${one.split(':')[0]}`)));
  expect(await screen.findByRole('link', { name: /^Report/ })).toBeVisible();
  expect(screen.getByRole('group')).toHaveTextContent(one);
});
