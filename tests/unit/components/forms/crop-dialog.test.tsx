import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdjustPhoto } from '@/components/forms/adjust-photo';
import type { CropShape } from '@/components/forms/crop-controls';
import { cropImage, decodeImage, drawCrop } from '@/lib/browser/page/crop-image';
import type { Crop } from '@/lib/core/media/crop';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { words } from '@/tests/support/words';

// jsdom neither decodes nor draws images. Browser tests cover this.
jest.mock('@/lib/browser/page/crop-image');
jest.mock('@/components/loading/lazy-messages', () => ({
  LazyMessages: ({ children }: { children: React.ReactNode }) => children,
}));

const picture = { width: 4000, height: 3000, close: jest.fn() };
const file = new File(['x'], 'luna.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  picture.close.mockClear();
  jest.mocked(decodeImage).mockResolvedValue(picture);
  jest.mocked(cropImage).mockResolvedValue(new Blob(['y'], { type: 'image/jpeg' }));
  jest.mocked(drawCrop).mockReturnValue(undefined);
});

async function openDialog(
  locale: 'en' | 'es' = 'en',
  shapes: [CropShape, ...CropShape[]] = ['original', 'square', 'free'],
) {
  const t = words(locale);
  const onAdjusted = jest.fn();
  renderInLanguage(<AdjustPhoto source={file} shapes={shapes} onAdjusted={onAdjusted} />, locale);
  await userEvent.click(screen.getByRole('button', { name: t('common.adjustPhoto') }));
  const dialog = await screen.findByRole('dialog', { name: t('common.adjustPhoto') });
  const stage = await screen.findByRole('application', { name: t('cropper.stage') });
  const pressButton = (key: Parameters<typeof t>[0]) => userEvent.click(screen.getByRole('button', { name: t(key) }));
  const readAppliedCrop = async (): Promise<Crop> => {
    await pressButton('cropper.apply');
    await waitFor(() => expect(cropImage).toHaveBeenCalled());
    return jest.mocked(cropImage).mock.lastCall?.[1] as Crop;
  };
  return { t, onAdjusted, dialog, stage, press: pressButton, applied: readAppliedCrop };
}

test.each(['en', 'es'] as const)('R7.2 cropping a photo yields a file and frees memory, in %s', async (locale) => {
  const { onAdjusted, dialog, press } = await openDialog(locale);
  await press('cropper.apply');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(onAdjusted.mock.lastCall?.[0]).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' });
  await waitFor(() => expect(picture.close).toHaveBeenCalled());
});

test('R7.18 a photo with a wrong file type can still be cropped', async () => {
  const head = Uint8Array.from('\0\0\0\x1cftypavif', (letter) => letter.charCodeAt(0));
  const slice = jest.spyOn(file, 'slice').mockReturnValue({ arrayBuffer: async () => head.buffer } as Blob);
  await openDialog();
  expect(decodeImage).toHaveBeenCalledWith(expect.objectContaining({ name: 'luna.jpg', type: 'image/avif' }));
  slice.mockRestore();
});

test('R7.2 keys, buttons and the slider move and zoom the photo', async () => {
  const { stage, press, applied, t } = await openDialog();
  stage.focus();
  for (const key of ['+', '+', '+']) fireEvent.keyDown(stage, { key });
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  fireEvent.keyDown(stage, { key: 'ArrowUp' });
  await press('cropper.down');
  fireEvent.keyDown(stage, { key: '-' });

  const now = await applied();

  expect(now.zoom).toBeCloseTo(1.21);
  expect(now.x).toBeLessThan(0.5);
  expect(now.y).toBeCloseTo(0.5);
  expect(screen.queryByRole('slider', { name: t('cropper.ratio') })).toBeNull();
});

test('R7.2 a photo can be rotated and given another shape', async () => {
  const { press, applied, t } = await openDialog();

  await press('cropper.turnRight');
  await press('cropper.turnRight');
  await press('cropper.turnLeft');
  await press('cropper.shapes.free');
  fireEvent.change(screen.getByRole('slider', { name: t('cropper.ratio') }), { target: { value: '-1' } });

  expect(await applied()).toMatchObject({ turns: 1, shape: 0.5 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('R7.2 a single allowed shape offers no choice', async () => {
  const { t, applied } = await openDialog('en', ['square']);
  expect(screen.queryByRole('group', { name: t('cropper.shape') })).toBeNull();
  expect((await applied()).shape).toBe(1);
});

test.each([
  ['en', 'There was an error processing the image'],
  ['es', 'Ha habido un error al procesar la imagen'],
] as const)('R7.2 a broken photo shows an error and cannot be applied, in %s', async (locale, text) => {
  jest.mocked(decodeImage).mockRejectedValue(new Error('broken'));
  const t = words(locale);
  renderInLanguage(<AdjustPhoto source={file} shapes={['square']} onAdjusted={() => undefined} />, locale);
  await userEvent.click(screen.getByRole('button', { name: t('common.adjustPhoto') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: t('cropper.apply') })).toBeDisabled();
});

test('R7.2 a failed crop shows an error and can be retried', async () => {
  const { onAdjusted, press } = await openDialog();
  jest.mocked(cropImage).mockRejectedValueOnce(new Error('no encoder'));
  await press('cropper.apply');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('There was an error processing the image'));
  expect(onAdjusted).not.toHaveBeenCalled();

  await press('cropper.apply');
  await waitFor(() => expect(onAdjusted).toHaveBeenCalled());
});
