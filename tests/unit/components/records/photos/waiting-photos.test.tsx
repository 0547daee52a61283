import { act, screen, waitFor } from '@testing-library/react';
import { Gallery } from '@/components/records/photos/gallery';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Photo } from '@/lib/records/photos/photo';
import type { PhotoFilter } from '@/lib/records/photos/schema';
import { aWaiting } from '@/tests/support/a-waiting';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), replace: jest.fn() }) }));
const outbox = { waitingFile: jest.fn(async () => new Blob(['x'], { type: 'image/jpeg' })) };
jest.mock('@/lib/browser/outbox/load-outbox', () => ({ loadOutbox: async () => outbox }));

const photo: Photo = {
  id: 'f1',
  url: '/api/pets/p1/photos/f1/file',
  caption: 'Snow',
  takenAt: '2026-01-01T12:00:00.000Z',
  tags: [],
  location: null,
  width: 1600,
  height: 1200,
  placeholder: 'UklGRg==',
  avifWidths: [],
};
const upload = aWaiting({
  petId: 'p1',
  collection: 'photos',
  verb: 'create',
  entryId: 'f2',
  opened: null,
  shown: { id: 'f2', caption: 'Frost', takenAt: '', tags: ['walk'], location: '' },
  file: { name: 'a.jpg', type: 'image/jpeg', bytes: 10 },
});
const takenDates: string[] = [];
const givenUrls: string[] = [];

beforeEach(() => {
  takenDates.length = 0;
  givenUrls.length = 0;
  URL.createObjectURL = () => {
    takenDates.push(`blob:${takenDates.length}`);
    return `blob:${takenDates.length - 1}`;
  };
  URL.revokeObjectURL = (url) => void givenUrls.push(url);
});
afterEach(() => act(() => showWaiting(nothingWaits)));

function renderPhotos(
  entries: WaitingWrite[],
  { items = [photo], filter = {} as PhotoFilter, locale = 'en' as Locale } = {},
) {
  act(() => showWaiting({ ...nothingWaits, entries }));
  const pet = { id: 'p1', name: 'Luna', type: 'dog' };
  const gallery = { pet, photos: { items, nextCursor: null }, years: [2026], tags: ['walk'] };
  return renderInLanguage(<Gallery gallery={gallery} filter={filter} />, locale);
}

test.each([
  ['en', 'Waiting to be sent', 'not sent yet'],
  ['es', 'Por enviar', 'por enviar'],
] as const)('R12.1 a waiting photo is shown from its stored file, in %s', async (locale, title, word) => {
  const { unmount } = renderPhotos([upload], { locale });
  expect(await screen.findByRole('img', { name: 'Frost' })).toHaveAttribute('src', 'blob:0');
  expect(screen.getByRole('region', { name: title })).toHaveTextContent(word);
  expect(
    screen.getByRole('img', { name: 'Snow, 1 Jan 2026'.replace('Jan', locale === 'es' ? 'ene' : 'Jan') }),
  ).toBeVisible();
  unmount();
  expect(givenUrls).toEqual(takenDates);
});

test('R12.1 a gallery with only a waiting photo is not empty', async () => {
  renderPhotos([upload], { items: [] });
  expect(await screen.findByRole('img', { name: 'Frost' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'No photos of Luna yet' })).not.toBeInTheDocument();
});

test('R12.1 filters apply to waiting photos', async () => {
  renderPhotos([upload], { filter: { tag: 'walk', year: 2026 }, items: [] });
  expect(await screen.findByRole('img', { name: 'Frost' })).toBeVisible();
  act(() => showWaiting({ entries: [{ ...upload, shown: { ...upload.shown, tags: [] } }] }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Frost' })).not.toBeInTheDocument());
});

test('R12.1 a photo with a waiting change is marked; a deleted one disappears', () => {
  const change = { petId: 'p1', collection: 'photos', entryId: 'f1' } as const;
  renderPhotos([aWaiting({ ...change, shown: { ...photo, caption: 'First snow' } })]);
  expect(screen.getByRole('img', { name: 'First snow, 1 Jan 2026' }).closest('li')).toHaveTextContent('not sent yet');
  act(() => showWaiting({ entries: [aWaiting({ ...change, verb: 'remove', shown: { id: 'f1' } })] }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
