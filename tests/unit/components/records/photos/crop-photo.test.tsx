import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from '@/components/records/photos/gallery';
import { uploadFile } from '@/lib/browser/api/upload-client';
import { currentToasts } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { words } from '@/tests/support/words';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), replace: jest.fn() }) }));
jest.mock('@/lib/browser/api/upload-client', () => ({ uploadFile: jest.fn() }));
jest.mock('@/components/forms/adjust-photo', () => ({
  ...jest.requireActual('@/components/forms/adjust-photo'),
  CropPhoto: ({ onApply }: { onApply: (croppedFile: File) => void }) => (
    <button type="button" onClick={() => onApply(new File(['x'], 'photo.webp'))}>
      Apply
    </button>
  ),
}));

const photo = (n: number, caption: string) => ({
  ...{ id: `019de0c8-7000-7000-8000-00000000000${n}`, url: `/api/pets/p1/photos/${n}/file`, caption },
  ...{ takenAt: '2026-08-01T12:00:00.000Z', tags: [], location: null, width: 1600, height: 1200 },
  ...{ placeholder: 'UklGRg==', avifWidths: [] },
});
const captions = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt')?.split(',')[0]);

test('R7.7 a photo can be cropped, and Undo restores the original', async () => {
  const t = words('en');
  global.fetch = jest.fn(async () => ({
    ...{ ok: true, status: 200, headers: new Headers() },
    json: async () => ({ token: 't' }),
  })) as unknown as typeof fetch;
  const gallery = {
    ...{ pet: { id: 'p1', name: 'Luna', type: 'dog' }, years: [2026], tags: [] },
    photos: { items: [photo(1, 'Whole'), photo(2, 'Other')], nextCursor: null },
  };
  renderInLanguage(<Gallery gallery={gallery} filter={{}} />);
  jest.mocked(uploadFile).mockResolvedValueOnce(photo(3, 'Cut'));

  await userEvent.click(screen.getByRole('button', { name: /Whole/ }));
  await userEvent.click(await screen.findByRole('button', { name: t('photos.crop') }));
  fireEvent.click(screen.getByText('Apply'));
  await waitFor(() => expect(new Set(captions())).toEqual(new Set(['Cut', 'Other'])));
  await waitFor(() => expect(screen.getByRole('button', { name: /Cut/ })).toHaveFocus());

  currentToasts().at(-1)?.action?.onClick();
  await waitFor(() => expect(new Set(captions())).toEqual(new Set(['Whole', 'Other'])));
});
