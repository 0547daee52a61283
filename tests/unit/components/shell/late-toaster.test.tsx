/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LateToaster } from '@/components/shell/late-toaster';
import { toast } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';

const region = () => screen.queryByRole('region', { hidden: true });

test('R2.7 R2.12 messages appear as plain text when the toast code fails to load', async () => {
  jest.doMock('@/components/shell/toaster', () => {
    throw new Error('Loading chunk 1 failed');
  });
  const onRetry = jest.fn();
  const { unmount } = renderInLanguage(<LateToaster />);
  act(
    () => void toast({ title: 'Not saved', description: 'Try again.', action: { label: 'Retry', onClick: onRetry } }),
  );

  expect(await screen.findByRole('alert')).toHaveTextContent('Not savedTry again.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalled();

  unmount();
  jest.dontMock('@/components/shell/toaster');
});

test('R2.12 a toast shown before the toast code loads appears later', async () => {
  renderInLanguage(<LateToaster />);
  expect(region()).toBeNull();
  act(() => void toast({ title: 'Saved' }));
  expect(await screen.findByText('Saved', { selector: 'div' })).toBeInTheDocument();
});

test('R2.12 the toast region exists once the page is in use', async () => {
  renderInLanguage(<LateToaster />);
  await userEvent.keyboard('{Tab}');
  expect(await screen.findByRole('region', { hidden: true })).toBeInTheDocument();
});
