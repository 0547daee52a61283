/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod';
import { EntryForm } from '@/components/forms/entry-form';
import { TextField } from '@/components/forms/text-field';
import { LeaveQuestion } from '@/components/shell/leave-question';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { ApiError, NoAnswerError } from '@/lib/browser/api/api-client';
import { rememberUser } from '@/lib/browser/session/remembered-user';
import { type DraftKey, entryDraft, findDraft, saveDraft } from '@/lib/browser/storage/drafts';
import { renderInLanguage } from '../../../support/render-in-language';

const ana = { id: 'ana', firstName: 'Ana', lastName: 'Ruiz', name: 'Ana Ruiz', shortId: 'ABC123' };
const fresh = entryDraft('weights', 'luna', null);
const schema = z.object({ name: z.string().min(1), note: z.string() });
const save = jest.fn<Promise<void>, [z.infer<typeof schema>, string]>();

function Sheet({ draftKey = fresh, stored = { name: '', note: '' } }: { draftKey?: DraftKey; stored?: object }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Weight">
          <EntryForm
            schema={async () => schema}
            initial={stored as z.infer<typeof schema>}
            draftKey={draftKey}
            save={save}
            onSaved={() => setOpen(false)}
          >
            <TextField name="name" label="Name" />
            <TextField name="note" label="Note" />
          </EntryForm>
        </DialogContent>
      </Dialog>
      <LeaveQuestion />
    </>
  );
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = () => findDraft('ana', fresh)?.values;
const leave = async () => {
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close, keep draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

beforeEach(() => {
  localStorage.clear();
  rememberUser(ana);
  save.mockReset().mockResolvedValue(undefined);
});

describe('the draft of a form', () => {
  test('is restored when its closed sheet reopens', async () => {
    renderInLanguage(<Sheet />);
    await type('Name', 'Luna');
    await leave();
    await press('Open');
    expect(await screen.findByDisplayValue('Luna')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('restored your unsaved changes from');
  });

  test('is saved while typing and when the page closes', async () => {
    const { unmount } = renderInLanguage(<Sheet />);
    await type('Name', 'Lu');
    await waitFor(() => expect(kept()).toEqual({ name: 'Lu', note: '' }));

    await type('Name', 'na');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(kept()).toEqual({ name: 'Luna', note: '' });

    await type('Note', 'x');
    unmount();
    expect(kept()).toEqual({ name: 'Luna', note: 'x' });
  });

  test('is deleted once it is saved', async () => {
    renderInLanguage(<Sheet />);
    await type('Name', 'Luna');
    await waitFor(() => expect(kept()).toEqual({ name: 'Luna', note: '' }));

    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(save).toHaveBeenCalledWith({ name: 'Luna', note: '' }, expect.any(String), null);
    expect(kept()).toBeUndefined();

    await press('Open');
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  test('survives a failed save, even if the sheet was closed', async () => {
    let refuse: (error: Error) => void = () => undefined;

    save.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    renderInLanguage(<Sheet />);
    await type('Name', 'Luna');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalled());

    await leave();
    await act(async () => refuse(new ApiError(503, '', 'Unavailable')));
    expect(kept()).toEqual({ name: 'Luna', note: '' });
  });

  test('of an entry holds only the changed fields', async () => {
    const key = entryDraft('weights', 'luna', 'first');
    renderInLanguage(<Sheet draftKey={key} stored={{ name: 'Luna', note: 'new on the server' }} />);
    await type('Name', ' II');
    await waitFor(() => expect(findDraft('ana', key)?.values).toEqual({ name: 'Luna II' }));
  });

  test('can be discarded, with undo', async () => {
    saveDraft('ana', fresh, { values: { name: 'Luna', note: '' } });
    renderInLanguage(<Sheet />);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(kept()).toBeUndefined();

    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(screen.getByLabelText('Name')).toHaveValue('Luna');
    await waitFor(() => expect(kept()).toEqual({ name: 'Luna', note: '' }));
  });

  test('keeps its idempotency key, so retries create no duplicate', async () => {
    save.mockRejectedValueOnce(new TypeError('network'));
    const { unmount } = renderInLanguage(<Sheet />);

    await type('Name', 'Luna');
    await press('Save');
    await screen.findByText(/You’re offline/);
    unmount();
    renderInLanguage(<Sheet />);
    await screen.findByDisplayValue('Luna');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));

    const [first, second] = save.mock.calls;
    expect(second?.[1]).toBe(first?.[1]);
  });

  test('is retried with the same key after no answer', async () => {
    save.mockRejectedValueOnce(new NoAnswerError());
    renderInLanguage(<Sheet />);
    await type('Name', 'Luna');
    await press('Save');

    expect(await screen.findByText(/We can’t reach the server/)).toBeVisible();
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const [first, second] = save.mock.calls;
    expect(second?.[1]).toBe(first?.[1]);
  });

  test('is never offered to other users or kept after signing out', async () => {
    saveDraft('ben', fresh, { values: { name: 'Rex', note: '' } });
    const { unmount } = renderInLanguage(<Sheet />);
    await type('Name', 'Luna');
    expect(screen.getByLabelText('Name')).toHaveValue('Luna');

    localStorage.clear();
    unmount();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('keeps text typed while the draft was loading', async () => {
    saveDraft('ana', fresh, { values: { name: 'Luna', note: 'old' } });
    renderInLanguage(<Sheet />);
    await type('Note', '!');
    expect(screen.getByLabelText('Name')).toHaveValue('Luna');
    expect(screen.getByLabelText('Note')).toHaveValue('old!');
  });
});

describe('a sheet with unsaved changes', () => {
  test('asks when Escape is pressed and stays open', async () => {
    renderInLanguage(<Sheet />);
    await type('Name', 'Luna');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();

    await press('Keep editing');
    expect(screen.getByLabelText('Name')).toHaveValue('Luna');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  test('asks when Close is pressed', async () => {
    renderInLanguage(<Sheet />);
    await type('Name', 'Luna');
    await press('Close');
    expect(await screen.findByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
    await press('Keep editing');
  });

  test('closes at once when no typed text remains', async () => {
    renderInLanguage(<Sheet />);
    await type('Name', 'L');
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the browser asks before leaving, for the typing user only', async () => {
    renderInLanguage(<Sheet />);
    await type('Name', 'Luna');
    const ask = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(ask()).toBe(true);

    rememberUser({ ...ana, id: 'ben' });
    expect(ask()).toBe(false);
    localStorage.removeItem('user');
    expect(ask()).toBe(false);
  });
});
