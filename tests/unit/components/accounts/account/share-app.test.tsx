import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareApp } from '@/components/accounts/account/share-app';
import { currentToasts } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';

const pressShare = (name = /Share with a friend/) => userEvent.click(screen.getByRole('button', { name }));
const device = (share: unknown) => Object.defineProperty(navigator, 'share', { value: share, configurable: true });

/** Must be called after userEvent.setup, which installs another clipboard. */
function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

afterEach(() => device(undefined));

test('R7.10 uses the device’s share sheet if there is one', async () => {
  const shareData = jest.fn(async () => undefined);
  device(shareData);
  renderInLanguage(<ShareApp />);
  await pressShare();
  expect(shareData).toHaveBeenCalledWith(expect.objectContaining({ url: window.location.origin }));
});

test('R7.10 closing the share sheet copies nothing; a failed one copies the link', async () => {
  const copiedTexts: string[] = [];

  renderInLanguage(<ShareApp />);
  clipboard(async (text) => void copiedTexts.push(text));
  device(async () => Promise.reject(new DOMException('closed', 'AbortError')));
  await pressShare();
  expect(copiedTexts).toEqual([]);

  device(async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await pressShare();
  await waitFor(() => expect(copiedTexts).toEqual([window.location.origin]));
});

test('R7.10 without a share sheet, copies the link, or shows it on failure', async () => {
  renderInLanguage(<ShareApp />, 'es');
  clipboard(async () => undefined);
  await pressShare(/Compartir con alguien/);
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Enlace copiado' }));

  clipboard(async () => Promise.reject(new Error('denied')));
  await pressShare(/Compartir con alguien/);
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({ tone: 'danger', description: window.location.origin }),
  );
});
