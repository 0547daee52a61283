/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { FormLoading } from '@/components/shell/form-loading';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { renderInLanguage } from '@/tests/support/render-in-language';

function goOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

const fields = (
  <>
    <input type="hidden" name="hidden" />
    <input aria-label="Name" />
    <input aria-label="Kind" />
  </>
);
const show = (content: React.ReactNode) =>
  renderInLanguage(
    <Dialog open>
      <DialogContent title="Change it">{content}</DialogContent>
    </Dialog>,
  );

test('a dialog opens on its first field', () => {
  show(fields);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('a form that comes later takes the focus then', async () => {
  let arrive: (module: { default: () => React.ReactNode }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => React.ReactNode }>((resolve) => (arrive = resolve)));

  show(
    <Suspense fallback={<FormLoading />}>
      <Late />
    </Suspense>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();

  await act(async () => arrive({ default: () => fields }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('R2.6 an open dialog says that there is no connection', () => {
  show(fields);
  goOnline(false);
  expect(screen.getByText("You're currently offline")).toBeVisible();
  goOnline(true);
  expect(screen.queryByText("You're currently offline")).not.toBeInTheDocument();
});
