import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from '@/components/records/photos/gallery';
import { photoInput } from '@/lib/browser/api/photo-problem';
import { currentToasts } from '@/lib/browser/page/toast';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Photo } from '@/lib/records/photos/photo';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { words } from '@/tests/support/words';

const router = { refresh: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const photo = (n: number, more: Partial<Photo> = {}): Photo => ({
  id: `019de0c8-7000-7000-8000-00000000000${n}`,
  url: `/api/pets/p1/photos/${n}/file`,
  caption: `Photo ${n}`,
  takenAt: `2026-0${9 - n}-01T12:00:00.000Z`,
  tags: ['walk'],
  location: null,
  width: 1600,
  height: 1200,
  placeholder: 'UklGRg==',
  avifWidths: [480, 960],
  ...more,
});

const three = [photo(1), photo(2), photo(3, { caption: null, location: 'Park' })];
let calls: { call: string; body: unknown }[] = [];
let answers: Record<string, unknown> = {};

beforeEach(() => {
  calls = [];
  answers = { 'GET /api/csrf-token': { token: 't' } };
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    if (!path.endsWith('csrf-token')) calls.push({ call, body: body ? JSON.parse(String(body)) : undefined });
    return { ok: true, status: 200, headers: new Headers(), json: async () => answers[call] ?? {} };
  }) as unknown as typeof fetch;
});

function renderGallery(
  items = three,
  { locale = 'en' as Locale, nextCursor = null as string | null, filter = {} } = {},
) {
  const gallery = {
    pet: { id: 'p1', name: 'Luna', type: 'dog' },
    photos: { items, nextCursor },
    years: [2026],
    tags: ['walk', 'snow'],
  };
  renderInLanguage(<Gallery gallery={gallery} filter={filter} />, locale);
  return words(locale);
}

const tile = (name: RegExp) => screen.getByRole('button', { name });
const tileNames = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

test.each([
  ['en', 'August 2026', 'Photo of Luna, 1 Jun 2026'],
  ['es', 'agosto de 2026', 'Foto de Luna, 1 jun 2026'],
] as const)('R7.7 in %s photos are grouped by month, each with a name', (locale, month, alt) => {
  const t = renderGallery(three, { locale });
  expect(screen.getByRole('heading', { name: month })).toBeVisible();
  const image = screen.getByRole('img', { name: alt });
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image.style.backgroundImage).toContain('data:image/webp;base64,UklGRg==');
  expect(image.parentElement?.querySelector('source')?.srcset).toContain('size=960 960w');
  expect(screen.getByText(t('photos.viewTimeline'))).toBeVisible();
});

test.each(['en', 'es'] as const)('R7.7 in %s an empty gallery explains how to add photos', (locale) => {
  const t = renderGallery([], { locale });
  expect(screen.getByRole('heading', { name: t('photos.emptyTitle', { name: 'Luna' }) })).toBeVisible();
  expect(screen.getByLabelText(t('photos.add'))).toHaveAttribute('accept', photoInput.accept);
  expect(screen.getByLabelText(t('photos.camera'))).toHaveAttribute('capture', 'environment');
});

test('R7.7 photos can be pasted or dropped anywhere, and later ones join them', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const t = renderGallery();
  const image = (name: string) => new File(['x'], name, { type: 'image/png' });
  fireEvent.paste(window, { clipboardData: { files: [image('pasted.png')] } });
  const sheet = await screen.findByRole('dialog', { name: t('photos.addTitle') });
  expect(await within(sheet).findByRole('listitem', { name: 'pasted.png' })).toBeVisible();
  fireEvent.dragOver(window, { dataTransfer: { types: ['Files'] } });
  expect(screen.getByText(t('photos.drop'))).toBeVisible();
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [image('dropped.png')] } });
  expect(await within(sheet).findByRole('listitem', { name: 'dropped.png' })).toBeVisible();
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText(t('photos.drop'))).toBeNull();
});

test('R7.7 switching the view sets the attribute that CSS reads', async () => {
  const t = renderGallery();
  await userEvent.click(screen.getByRole('button', { name: t('photos.viewGrid') }));
  expect(document.documentElement.dataset.photoView).toBe('grid');
  expect(screen.getByRole('button', { name: t('photos.viewGrid') })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: t('photos.viewTimeline') }));
  expect(document.documentElement.dataset.photoView).toBeUndefined();
});

test('R7.7 year and tag are in the URL, and empty results link back', async () => {
  const t = renderGallery([], { filter: { year: 2025 } });
  await userEvent.selectOptions(screen.getByLabelText(t('photos.tag')), 'snow');
  expect(router.replace).toHaveBeenLastCalledWith('/pets/p1/social?tag=snow&year=2025', { scroll: false });
  await userEvent.selectOptions(screen.getByLabelText(t('photos.year')), '');
  expect(router.replace).toHaveBeenLastCalledWith('/pets/p1/social', { scroll: false });
  expect(screen.getByRole('link', { name: t('photos.all') })).toHaveAttribute('href', '/pets/p1/social');
});

test('R7.7 a button loads older photos, each once', async () => {
  answers['GET /api/pets/p1/photos?limit=45&cursor=c1'] = { items: [photo(3), photo(4)], nextCursor: null };
  const t = renderGallery([photo(1), photo(2), photo(3)], { nextCursor: 'c1' });
  await userEvent.click(screen.getByRole('button', { name: t('photos.more') }));
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(4));
  expect(screen.queryByRole('button', { name: t('photos.more') })).toBeNull();
});

test('R7.7 paging past the last photo requests the next page once', async () => {
  renderGallery([photo(1), photo(2)], { nextCursor: 'c1' });
  jest.mocked(global.fetch).mockRejectedValue(new TypeError('offline'));
  await userEvent.click(tile(/Photo 2/));
  const viewer = await screen.findByRole('dialog', { name: 'Photo' });
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Couldn’t load more. Please try again.'));
  await userEvent.keyboard('{ArrowRight}');
  expect(within(viewer).getByText('2 of 2')).toBeVisible();
  expect(global.fetch).toHaveBeenCalledTimes(1);
});

test('R7.7 arrow keys change photos in full screen, and Escape closes it', async () => {
  const t = renderGallery();
  await userEvent.click(tile(/Photo 1/));
  const viewer = await screen.findByRole('dialog', { name: t('photos.viewer') });
  expect(within(viewer).getByText('1 of 3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(viewer).getByText('2 of 3')).toBeVisible();
  await userEvent.click(within(viewer).getByRole('button', { name: t('photos.next') }));
  expect(within(viewer).getByText(/Park/)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(viewer).getByText('3 of 3')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(viewer).not.toBeInTheDocument());
  await waitFor(() => expect(tile(/Photo of Luna/)).toHaveFocus());
});

test('R7.7 a deleted photo disappears at once and returns with Undo', async () => {
  const t = renderGallery();
  await userEvent.click(tile(/Photo 2/));
  await userEvent.click(await screen.findByRole('button', { name: t('photos.remove') }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Photo deleted successfully'));
  expect(tileNames()).toHaveLength(2);
  expect(calls[0]?.call).toBe(`DELETE /api/pets/p1/photos/${photo(2).id}`);
  currentToasts()[0]?.action?.onClick();
  await waitFor(() => expect(tileNames()).toHaveLength(3));
  expect(calls[1]?.call).toBe(`POST /api/pets/p1/photos/${photo(2).id}/restore`);
});

test('R7.7 a failed deletion shows an error, and the photo keeps the focus', async () => {
  const t = renderGallery();
  await userEvent.click(tile(/Photo 2/));
  jest.mocked(global.fetch).mockRejectedValue(new TypeError('offline'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: t('photos.remove') }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Failed to delete photo'));
  expect(tileNames()).toHaveLength(3);
  await waitFor(() => expect(tile(/Photo 2/)).toHaveFocus());
});

test('R7.7 caption and tags can be edited, and the photo moved', async () => {
  const changedPhoto = photo(1, { caption: 'New', takenAt: '2026-01-01T12:00:00.000Z' });
  answers[`PATCH /api/pets/p1/photos/${photo(1).id}`] = changedPhoto;
  const t = renderGallery();

  await userEvent.click(tile(/Photo 1/));
  await userEvent.click(await screen.findByRole('button', { name: t('photos.edit') }));
  const form = await screen.findByRole('dialog', { name: t('photos.edit') });
  const caption = await within(form).findByLabelText(t('photos.caption'));
  await userEvent.clear(caption);
  await userEvent.type(caption, 'New');
  const tags = within(form).getByLabelText(t('photos.tags'));
  await userEvent.type(tags, ', sn');
  await userEvent.click(await within(form).findByRole('option', { name: '#snow' }));
  expect(tags).toHaveValue('walk, snow');

  await userEvent.click(within(form).getByRole('button', { name: t('entries.save') }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ caption: 'New', tags: ['walk', 'snow'] });
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(tileNames().slice(0, 3).at(-1)).toContain('New');
});

test('R7.7 a link to one photo can be created, shown once and stopped', async () => {
  const links = `/api/pets/p1/photos/${photo(1).id}/links`;
  const link = { id: 'l1', createdAt: '2026-11-21T12:00:00Z', expiresAt: '2026-11-22T12:00:00Z' };
  answers[`GET ${links}`] = { items: [] };
  answers[`POST ${links}`] = { ...link, url: 'https://paw.example/shared/photo/k' };
  const t = renderGallery();
  await userEvent.click(tile(/Photo 1/));
  await userEvent.click(await screen.findByRole('button', { name: t('photos.share') }));
  await userEvent.selectOptions(await screen.findByLabelText(t('photos.sharing.lifetime')), 'day');
  await userEvent.dblClick(screen.getByRole('button', { name: t('photos.sharing.make') }));
  expect(await screen.findByLabelText(t('photos.sharing.address'))).toHaveValue('https://paw.example/shared/photo/k');
  expect(calls.filter(({ call }) => call === `POST ${links}`)).toMatchObject([{ body: { lifetime: 'day' } }]);
  await userEvent.click(screen.getByRole('button', { name: /Turn off the link/ }));
  await waitFor(() => expect(screen.queryByLabelText(t('photos.sharing.address'))).toBeNull());
  expect(calls.at(-1)?.call).toBe(`DELETE ${links}/l1`);
});

test('R7.7 the next page is requested once when the end becomes visible', async () => {
  let reportEntries: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  global.IntersectionObserver = class {
    constructor(onEntries: typeof reportEntries) {
      reportEntries = onEntries;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const next = 'GET /api/pets/p1/photos?limit=45&cursor=c1';
  answers[next] = { items: [photo(4)], nextCursor: null };
  renderGallery(three, { nextCursor: 'c1' });
  act(() => reportEntries([{ isIntersecting: false }]));
  expect(calls).toEqual([]);
  act(() => reportEntries([{ isIntersecting: false }, { isIntersecting: true }]));
  await waitFor(() => expect(tileNames()).toHaveLength(4));
  expect(calls.map(({ call }) => call)).toEqual([next]);
  Reflect.deleteProperty(global, 'IntersectionObserver');
});
