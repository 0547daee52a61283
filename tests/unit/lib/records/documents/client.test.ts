/** @jest-environment jsdom */
import { uploadDocument } from '@/lib/records/documents/client';
import { uploadPhoto } from '@/lib/records/photos/client';

const sendOrStore = jest.fn();
jest.mock('@/lib/browser/outbox/send-or-store', () => ({
  sendOrStore: (sentEntry: unknown) => sendOrStore(sentEntry),
}));
const converting = new AbortController();
jest.mock('@/lib/browser/photos/convert-photo', () => ({
  convertPhoto: async (file: File) => {
    converting.abort();
    return file;
  },
}));

const heic = new File(['x'], 'card.heic', { type: 'image/heic' });
const { signal } = converting;
const photo = { caption: '', takenAt: '', tags: [], location: '' };

test.each([
  ['document', () => uploadDocument('luna', heic, {}, { signal })],
  ['photo', () => uploadPhoto('luna', heic, photo, { signal })],
])('R7.18 a %s canceled while it is converted is neither sent nor kept', async (_, upload) => {
  await expect(upload()).rejects.toMatchObject({ name: 'AbortError' });
  expect(sendOrStore).not.toHaveBeenCalled();
});
