import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LateSheet } from '@/components/loading/late-sheet';
import { MissingForm } from '@/components/loading/missing-form';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('@/components/ui/sheet', () => {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <LateSheet open={open} title="Quick add" onClose={() => setOpen(false)}>
        <MissingForm />
      </LateSheet>
    </>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

test.each(['{Escape}', 'button'])('R12.8 without its code a sheet shows a plain message, closed by %s', async (way) => {
  renderInLanguage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const sheet = await screen.findByRole('dialog', { name: 'Quick add' });
  expect(within(sheet).getByRole('alert')).toHaveTextContent('This isn’t saved on this device yet');
  expect(sheet).toHaveFocus();

  if (way === 'button') await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  else await userEvent.keyboard(way);
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
