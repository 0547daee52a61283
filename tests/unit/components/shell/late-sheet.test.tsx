/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LateSheet } from '@/components/ui/late-sheet';
import { currentToasts } from '@/lib/core/toast';
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

test('a sheet opens on its first field and gives the focus back', async () => {
  await opens();
  expect(await screen.findByRole('dialog', { name: 'New entry' })).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

test('a sheet whose code does not come says so and can be tried again', async () => {
  jest.doMock('@/components/ui/sheet', () => {
    throw new Error('Loading chunk 1 failed');
  });
  await opens();
  expect(await screen.findByRole('button', { name: 'Add' })).toBeInTheDocument();
  expect(currentToasts()[0]).toMatchObject({ title: 'Something went wrong', tone: 'danger' });
});
