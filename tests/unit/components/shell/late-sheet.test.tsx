/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LateSheet } from '@/components/shell/late-sheet';
import { currentToasts } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <LateSheet open={open} title="New entry" onClose={() => setOpen(false)}>
        <input aria-label="Name" />
      </LateSheet>
    </>
  );
}

const opens = async () => {
  renderInLanguage(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
};

test('R2.7 a sheet that fails to load says so and opens later', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.doMock('@/components/ui/sheet-dialog', () => {
    throw new Error('Loading chunk 1 failed');
  });
  await opens();
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Something went wrong', tone: 'danger' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  jest.dontMock('@/components/ui/sheet-dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('dialog', { name: 'New entry' })).toBeInTheDocument();
});

test('a sheet opens on its first field and gives the focus back', async () => {
  await opens();
  expect(await screen.findByRole('dialog', { name: 'New entry' })).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});
