import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cameraMoment } from '@/components/records/photos/suggested-time';
import { PhotoImport } from '@/components/sharing/photo-import/photo-import';
import { ApiError } from '@/lib/browser/api/api-client';
import { currentToasts } from '@/lib/browser/page/toast';
import { inspectPhoto } from '@/lib/browser/photos/inspect-photo';
import { undoImport } from '@/lib/sharing/imports/client';
import { listPhotoIds, sendPhoto, startPhotoImport } from '@/lib/sharing/photo-import/client';
import { photoId } from '@/lib/sharing/photo-import/photo-id';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));
jest.mock('@/lib/sharing/photo-import/client');
jest.mock('@/lib/sharing/photo-import/photo-id');
jest.mock('@/lib/sharing/imports/client', () => ({
  ...jest.requireActual('@/lib/sharing/imports/client'),
  undoImport: jest.fn(async () => {}),
}));
jest.mock('@/lib/browser/photos/inspect-photo');
jest.mock('@/components/records/photos/suggested-time');

const takenAtDate = new Date('2024-05-06T10:00:00Z');
const pets = [{ id: 'p1', name: 'Luna', room: { bytes: 10 * 1024 * 1024, files: 2 } }];

beforeEach(() => {
  jest.mocked(listPhotoIds).mockResolvedValue(new Set(['id of present.jpg']));
  jest.mocked(photoId).mockImplementation(async (_, photo) => `id of ${(photo as File).name.replace('copy of ', '')}`);
  jest.mocked(inspectPhoto).mockImplementation(async ({ name }) => (name.startsWith('bad') ? 'wrongType' : null));
  jest.mocked(cameraMoment).mockImplementation(async ({ name }) => (name.startsWith('undated') ? null : takenAtDate));
  jest.mocked(sendPhoto).mockReset().mockResolvedValue(true);
  jest.mocked(undoImport).mockReset();
  jest.mocked(startPhotoImport).mockReset();
});

const earlierImport = { id: 'i1', fileName: null, entriesAdded: 0, filesAdded: 3 };

function chooseFiles(...names: string[]) {
  renderInLanguage(<PhotoImport pets={pets} petId="p1" earlierImport={earlierImport} />, 'en');
  chooseAgain(...names);
}

function chooseAgain(...names: string[]) {
  fireEvent.change(screen.getByLabelText('Or choose a folder'), {
    target: { files: names.map((name) => new File([], name)) },
  });
}

const importIds = () => jest.mocked(startPhotoImport).mock.calls.map(([{ importId }]) => importId);
const sentIds = () => jest.mocked(sendPhoto).mock.calls.map(([{ id }]) => id);

test('R7.32 counts photos that are present, and uploads the others once', async () => {
  chooseFiles('one.jpg', 'copy of one.jpg', 'present.jpg', 'two.png', 'three.png', 'movie.mov');
  expect(await screen.findByText('2 are already in the album or were chosen twice.')).toBeVisible();
  expect(screen.getByText('1 other file is left out.')).toBeVisible();
  expect(screen.getByText(/room for 2 more files, 10 MB/)).toBeVisible();
  expect(screen.getByText('1 photo won’t fit.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 3 photos' }));
  expect(await screen.findByText('3 photos uploaded')).toBeVisible();
  expect(sentIds()).toEqual(['id of one.jpg', 'id of two.png', 'id of three.png']);
  expect(jest.mocked(sendPhoto).mock.calls[0]?.[0].takenAt).toBe(takenAtDate);
});

test('R7.32 photos without a date wait for one', async () => {
  chooseFiles('one.jpg', 'undated.jpg');
  expect(await screen.findByRole('button', { name: 'Upload 1 photo' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Date of the photo without one'), { target: { value: '2023-01-02' } });
  await userEvent.click(screen.getByRole('button', { name: 'Upload 2 photos' }));
  await waitFor(() => expect(sentIds()).toHaveLength(2));
  expect(jest.mocked(sendPhoto).mock.calls[1]?.[0].takenAt.toISOString().slice(0, 10)).toBe('2023-01-02');
});

test('R7.32 a date in the future is refused', async () => {
  chooseFiles('undated.jpg');
  const day = await screen.findByLabelText('Date of the photo without one');
  fireEvent.change(day, { target: { value: '2999-01-02' } });
  expect(screen.getByText('The date can’t be in the future.')).toBeVisible();
  expect(day).toBeInvalid();
  expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
});

test('R7.32 a photo added individually counts as present', async () => {
  jest.mocked(sendPhoto).mockResolvedValueOnce(false);
  chooseFiles('one.jpg', 'two.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 2 photos' }));
  expect(await screen.findByText('1 photo uploaded')).toBeVisible();
  expect(screen.getByText('1 is already in the album or was chosen twice.')).toBeVisible();
});

test('R7.32 names refused photos and tries them again', async () => {
  jest.mocked(sendPhoto).mockRejectedValueOnce(new ApiError(500, '', ''));
  chooseFiles('one.jpg', 'two.jpg', 'bad.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 2 photos' }));
  expect(await screen.findByText('2 photos couldn’t be uploaded.')).toBeVisible();
  expect(screen.getByText('Invalid file type. Please upload images only')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again with 1 photo' }));
  expect(await screen.findByText('2 photos uploaded')).toBeVisible();
  expect(sentIds()).toEqual(['id of one.jpg', 'id of two.jpg', 'id of one.jpg']);
});

test('R7.32 a lost connection ends the upload, which can continue later', async () => {
  jest.mocked(sendPhoto).mockRejectedValueOnce(new ApiError(0, '', ''));
  chooseFiles('one.jpg', 'two.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 2 photos' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline.');
  await userEvent.click(screen.getByRole('button', { name: 'Upload 2 photos' }));
  expect(await screen.findByText('2 photos uploaded')).toBeVisible();
});

const untilStopped: typeof sendPhoto = (_, __, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('R7.33 Stop asks, then removes what the import uploaded', async () => {
  jest.mocked(sendPhoto).mockResolvedValueOnce(true).mockImplementationOnce(untilStopped);
  chooseFiles('one.jpg', 'two.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 2 photos' }));
  expect(await screen.findByText('Uploading photos: 1 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('Stop and remove what was added so far (4)?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop and remove' }));
  await waitFor(() => expect(undoImport).toHaveBeenCalledWith('i1'));
  expect(jest.mocked(startPhotoImport).mock.calls).toEqual([[{ importId: 'i1', fileName: null, files: 2 }]]);
  await waitFor(() => expect(screen.queryByText(/^Uploading/)).toBeNull());
  expect(screen.getByLabelText('Choose photos')).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test.each([
  ['waits for its start', async () => 0],
  ['succeeds although it never started', () => Promise.reject(new ApiError(404, '', ''))],
])('R7.33 Stop right after the upload began %s', async (_, undo) => {
  let answerRequest = () => {};
  jest.mocked(startPhotoImport).mockReturnValueOnce(
    new Promise((resolve) => {
      answerRequest = resolve;
    }),
  );
  jest.mocked(undoImport).mockImplementationOnce(undo);
  renderInLanguage(<PhotoImport pets={pets} petId="p1" earlierImport={null} />, 'en');
  chooseAgain('one.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 1 photo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop and remove' }));
  expect(undoImport).not.toHaveBeenCalled();
  await act(async () => answerRequest());
  await waitFor(() => expect(currentToasts().at(-1)?.title).toBe('Import stopped and undone'));
  expect(undoImport).toHaveBeenCalledTimes(1);
});

test('R7.33 Stop while photos are read removes nothing', async () => {
  jest.mocked(inspectPhoto).mockReturnValueOnce(new Promise(() => {}));
  chooseFiles('one.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(screen.queryByText(/^Reading/)).toBeNull();
  expect(undoImport).not.toHaveBeenCalled();
});

test('R7.33 after an undo, the next try starts a new import', async () => {
  jest.mocked(sendPhoto).mockRejectedValueOnce(new ApiError(404, '', ''));
  chooseFiles('one.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 1 photo' }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 photo' }));
  expect(await screen.findByText('1 photo uploaded')).toBeVisible();
  expect(importIds()).toEqual(['i1', expect.not.stringMatching('i1')]);
});

test.each([
  ['join an unfinished import', new ApiError(500, '', ''), 'i1'],
  ['start a new import after a finished one', null, expect.not.stringMatching('i1')],
])('R7.29 photos chosen later %s', async (_, error, second) => {
  if (error) jest.mocked(sendPhoto).mockRejectedValueOnce(error);
  chooseFiles('one.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 1 photo' }));
  await screen.findByText(error ? '1 photo couldn’t be uploaded.' : '1 photo uploaded');
  chooseAgain('two.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 1 photo' }));
  await screen.findByText('1 photo uploaded');
  expect(importIds()).toEqual(['i1', second]);
});
