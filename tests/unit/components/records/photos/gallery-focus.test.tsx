import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from '@/components/records/photos/gallery';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { words } from '@/tests/support/words';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), replace: jest.fn() }) }));

const photo = (n: number) => ({
  ...{ id: `019de0c8-7000-7000-8000-00000000000${n}`, url: `/api/pets/p1/photos/${n}/file`, caption: `Photo ${n}` },
  ...{ takenAt: `2026-0${9 - n}-01T12:00:00.000Z`, tags: [], location: null, width: 1600, height: 1200 },
  ...{ placeholder: 'UklGRg==', avifWidths: [] },
});
const tile = (n: number) => screen.getByRole('button', { name: new RegExp(`Photo ${n}`) });

test('R7.7 deleting focuses the next photo, the previous photo, then Add', async () => {
  const t = words('en');
  global.fetch = jest.fn(async () => ({
    ...{ ok: true, status: 200, headers: new Headers() },
    json: async () => ({ token: 't' }),
  })) as unknown as typeof fetch;
  const photos = { items: [photo(1), photo(2), photo(3)], nextCursor: null };
  const gallery = { pet: { id: 'p1', name: 'Luna', type: 'dog' }, years: [2026], tags: [], photos };
  renderInLanguage(
    <main>
      <Gallery gallery={gallery} filter={{}} />
    </main>,
  );
  const removePhoto = async (n: number) => {
    await userEvent.click(tile(n));
    await userEvent.click(await screen.findByRole('button', { name: t('photos.remove') }));
  };

  await removePhoto(2);
  await waitFor(() => expect(tile(3)).toHaveFocus());
  await removePhoto(3);
  await waitFor(() => expect(tile(1)).toHaveFocus());
  await removePhoto(1);
  await waitFor(() => expect(screen.getByLabelText(t('photos.add'))).toHaveFocus());
});
