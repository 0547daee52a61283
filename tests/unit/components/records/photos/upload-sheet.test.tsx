import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UploadSheet } from '@/components/records/photos/upload-sheet';
import { Dialog } from '@/components/ui/dialog';
import { ApiError } from '@/lib/browser/api/api-client';
import type { UploadOptions } from '@/lib/browser/api/upload-client';
import { currentToasts } from '@/lib/browser/page/toast';
import type { Locale } from '@/lib/core/i18n/locales';
import { type NewPhoto, uploadPhoto } from '@/lib/records/photos/client';
import type { Photo } from '@/lib/records/photos/photo';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { words } from '@/tests/support/words';

jest.mock('@/lib/records/photos/client');

interface Sent {
  file: Blob;
  photo: NewPhoto;
  options: UploadOptions;
  arrives: () => void;
  fails: (error: unknown) => void;
}

let requests: Sent[] = [];

beforeEach(() => {
  requests = [];
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  jest.mocked(uploadPhoto).mockImplementation((_petId, file, photo, options) => {
    return new Promise<Photo>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      requests.push({
        file,
        photo,
        options,
        arrives: () => resolve({ id: String(requests.length) } as Photo),
        fails: reject,
      });
    });
  });
});

const image = (name: string, type = 'image/jpeg', lastModified = Date.UTC(2026, 4, 1, 10, 30)) =>
  new File(['x'], name, { type, lastModified });
const tooLarge = () => Object.defineProperty(image('huge.jpg'), 'size', { value: 6 * 1024 * 1024 });

function renderSheet(files: File[], locale: Locale = 'en') {
  const props = { onAdded: jest.fn(), onClose: jest.fn() };
  renderInLanguage(
    <Dialog open>
      <UploadSheet petId="p1" files={files} tags={['walk', 'snow']} {...props} />
    </Dialog>,
    locale,
  );
  const t = words(locale);
  const item = (name: string) => within(screen.getByRole('listitem', { name }));
  const uploadPhotos = (count: number) =>
    userEvent.click(screen.getByRole('button', { name: new RegExp(`^(Upload|Subir) ${count} `) }));
  return { t, item, upload: uploadPhotos, ...props };
}

const settleDeed = (deed: () => void) => act(async () => deed());

test('R7.7 photos upload two at a time with the same tags and place', async () => {
  const { t, item, upload, onAdded } = renderSheet([image('a.jpg'), image('b.jpg'), image('c.png', 'image/png')]);
  await waitFor(() => expect(item('a.jpg').getByLabelText(t('photos.takenOn'))).toHaveValue('2026-05-01'));
  await userEvent.type(item('a.jpg').getByLabelText(t('photos.caption')), 'First');
  fireEvent.change(item('a.jpg').getByLabelText(t('photos.takenOn')), { target: { value: '2026-04-30' } });
  await userEvent.click(screen.getByRole('button', { name: '#snow' }));
  await userEvent.type(screen.getByLabelText(t('photos.location')), 'Park');
  await upload(3);
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[0]?.photo).toEqual({
    caption: 'First',
    takenAt: '2026-04-30T10:30:00.000Z',
    tags: ['snow'],
    location: 'Park',
  });

  await settleDeed(() => requests[0]?.options.onProgress?.(0.5));
  expect(item('a.jpg').getByRole('progressbar')).toHaveAttribute('value', '0.5');
  await settleDeed(() => requests[0]?.arrives());
  await waitFor(() => expect(requests).toHaveLength(3));

  await settleDeed(() => requests[1]?.arrives());
  await settleDeed(() => requests[2]?.arrives());
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith([{ id: '2' }, { id: '3' }, { id: '3' }], true));
  expect(currentToasts()[0]).toMatchObject({ title: 'Photo uploaded successfully' });
});

test.each([
  ['en', 'Invalid file type. Please upload images only', 'File is too large. Maximum size is 5MB'],
  [
    'es',
    'Tipo de archivo no válido. Sube solo imágenes.',
    'El archivo es demasiado grande. El tamaño máximo es de 5 MB.',
  ],
] as const)('R7.7 in %s a rejected file shows why and the others continue', async (locale, wrongType, large) => {
  const { item, upload, t, onAdded } = renderSheet(
    [image('a.svg', 'image/svg+xml'), tooLarge(), image('b.jpg')],
    locale,
  );
  expect(item('a.svg').getByRole('alert')).toHaveTextContent(wrongType);
  expect(item('huge.jpg').getByRole('alert')).toHaveTextContent(large);
  expect(item('huge.jpg').getByRole('button', { name: t('photos.adjust', { name: 'huge.jpg' }) })).toBeVisible();

  await upload(1);
  await waitFor(() => expect(requests).toHaveLength(1));
  await settleDeed(() => requests[0]?.arrives());
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith([{ id: '1' }], false));
  expect(item('b.jpg').getByText(t('photos.sent'))).toBeVisible();
});

test('R7.7 a failed upload is retried with its key, without affecting others', async () => {
  const { item, upload, t, onAdded } = renderSheet([image('a.jpg'), image('b.jpg'), image('c.jpg')]);
  await waitFor(() => expect(item('c.jpg').getByLabelText(t('photos.takenOn'))).toHaveValue('2026-05-01'));
  await upload(3);
  await waitFor(() => expect(requests).toHaveLength(2));

  await userEvent.click(item('a.jpg').getByRole('button', { name: t('photos.cancelUpload', { name: 'a.jpg' }) }));
  expect(requests[0]?.options.signal?.aborted).toBe(true);
  await settleDeed(() => requests[1]?.fails(new ApiError(0, '', 'Network error')));
  await waitFor(() => expect(requests).toHaveLength(3));

  await settleDeed(() => requests[2]?.arrives());
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith([{ id: '3' }], false));
  expect(item('b.jpg').getByRole('alert')).toHaveTextContent(t('photos.problem.offline'));
  expect(item('a.jpg').getByRole('alert')).toBeEmptyDOMElement();

  await upload(2);
  await waitFor(() => expect(requests).toHaveLength(5));
  expect(requests[4]?.options.idempotencyKey).toBe(requests[1]?.options.idempotencyKey);
  expect(requests[4]?.options.idempotencyKey).not.toBe(requests[3]?.options.idempotencyKey);
});

test('R7.7 a rejected text shows an error, and photos can be resent', async () => {
  const { item, upload, t } = renderSheet([image('a.jpg')]);
  await upload(1);
  await waitFor(() => expect(requests).toHaveLength(1));

  const refusalBody = JSON.stringify({
    error: 'Please check the fields',
    code: 'invalid',
    fields: { tags: 'Too many' },
  });
  await settleDeed(() => requests[0]?.fails(new ApiError(400, refusalBody, 'Bad Request')));
  await waitFor(() => expect(item('a.jpg').getByRole('alert')).toHaveTextContent(t('photos.problem.invalid')));

  await upload(1);
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('R7.7 shows an error and its reason when no photo is uploaded', async () => {
  const { item, upload, t, onAdded } = renderSheet([image('a.jpg')]);
  await upload(1);
  await waitFor(() => expect(requests).toHaveLength(1));

  const full = JSON.stringify({ error: 'Your storage is full', code: 'limit_reached', limit: 'files' });
  await settleDeed(() => requests[0]?.fails(new ApiError(409, full, 'Conflict')));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Failed to upload photo'));
  expect(item('a.jpg').getByRole('alert')).toHaveTextContent(t('photos.problem.tooManyFiles'));
  expect(onAdded).toHaveBeenCalledWith([], false);
});

test('R7.7 a chosen photo can be removed, which frees its preview', async () => {
  const { item, t } = renderSheet([image('a.jpg'), image('b.jpg')]);
  await userEvent.click(item('a.jpg').getByRole('button', { name: t('photos.dropUpload', { name: 'a.jpg' }) }));
  expect(screen.queryByRole('listitem', { name: 'a.jpg' })).toBeNull();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:x');
});
