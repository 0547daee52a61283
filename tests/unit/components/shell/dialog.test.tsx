/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { FormLoading } from '@/components/loading/form-loading';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { FullScreen } from '@/components/ui/full-screen';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';

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
const renderDialog = (content: React.ReactNode) =>
  renderInLanguage(
    <Dialog open>
      <DialogContent title="Change it">{content}</DialogContent>
    </Dialog>,
  );

test('a dialog focuses its first field', () => {
  renderDialog(fields);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('a form that loads late receives focus when it appears', async () => {
  let arrive: (module: { default: () => React.ReactNode }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => React.ReactNode }>((resolve) => (arrive = resolve)));

  renderDialog(
    <Suspense fallback={<FormLoading />}>
      <Late />
    </Suspense>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();

  await act(async () => arrive({ default: () => fields }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('R2.6 an open dialog shows when the connection is lost', () => {
  renderDialog(fields);
  goOnline(false);
  expect(screen.getByText("You're currently offline")).toBeVisible();
  goOnline(true);
  expect(screen.queryByText("You're currently offline")).not.toBeInTheDocument();
});

function Opener({ children }: { children: (close: () => void) => React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? children(() => setOpen(false)) : null}
    </div>
  );
}

const AskedDialog = ({ close }: { close: () => void }) => (
  <Dialog open onOpenChange={close}>
    <DialogContent title="It">{fields}</DialogContent>
  </Dialog>
);

test.each([
  ['dialog', (close: () => void) => <AskedDialog close={close} />],
  [
    'full screen',
    (close: () => void) => (
      <FullScreen title="It" onClose={close}>
        {fields}
      </FullScreen>
    ),
  ],
])('R2.16 R2.17 Back closes a %s and returns focus to its opener', async (_kind, content) => {
  renderInLanguage(<Opener>{content}</Opener>);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'It' })).toBeVisible();
  await waitFor(() => expect(window.history.state).toHaveProperty('sheet'));
  act(() => window.history.back());

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('R2.17 without its opener, a closed dialog focuses the section’s heading', async () => {
  const page = (isThere: boolean) => (
    <section>
      <h2>People</h2>
      {isThere ? <Opener>{(close) => <AskedDialog close={close} />}</Opener> : null}
    </section>
  );
  const { rerender } = renderInLanguage(page(true));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  rerender(inLanguage(page(false)));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
});
