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
const saveEntry = jest.fn<Promise<void>, [z.infer<typeof schema>, string]>();

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
            save={saveEntry}
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

const typeText = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const readDraftValues = () => findDraft('ana', fresh)?.values;
const leavePage = async () => {
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close, keep draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

beforeEach(() => {
  localStorage.clear();
  rememberUser(ana);
  saveEntry.mockReset().mockResolvedValue(undefined);
});

describe('the draft of a form', () => {
  test('is restored when its closed sheet reopens', async () => {
    renderInLanguage(<Sheet />);
    await typeText('Name', 'Luna');
    await leavePage();
    await pressButton('Open');
    expect(await screen.findByDisplayValue('Luna')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('restored your unsaved changes from');
  });

  test('is saved while typing and when the page closes', async () => {
    const { unmount } = renderInLanguage(<Sheet />);
    await typeText('Name', 'Lu');
    await waitFor(() => expect(readDraftValues()).toEqual({ name: 'Lu', note: '' }));

    await typeText('Name', 'na');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(readDraftValues()).toEqual({ name: 'Luna', note: '' });

    await typeText('Note', 'x');
    unmount();
    expect(readDraftValues()).toEqual({ name: 'Luna', note: 'x' });
  });

  test('is deleted once it is saved', async () => {
    renderInLanguage(<Sheet />);
    await typeText('Name', 'Luna');
    await waitFor(() => expect(readDraftValues()).toEqual({ name: 'Luna', note: '' }));

    await pressButton('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saveEntry).toHaveBeenCalledWith({ name: 'Luna', note: '' }, expect.any(String), null);
    expect(readDraftValues()).toBeUndefined();

    await pressButton('Open');
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  test('survives a failed save, even if the sheet was closed', async () => {
    let refuseSave: (error: Error) => void = () => undefined;

    saveEntry.mockReturnValue(new Promise((_, reject) => (refuseSave = reject)));
    renderInLanguage(<Sheet />);
    await typeText('Name', 'Luna');
    await pressButton('Save');
    await waitFor(() => expect(saveEntry).toHaveBeenCalled());

    await leavePage();
    await act(async () => refuseSave(new ApiError(503, '', 'Unavailable')));
    expect(readDraftValues()).toEqual({ name: 'Luna', note: '' });
  });

  test('of an entry holds only the changed fields', async () => {
    const key = entryDraft('weights', 'luna', 'first');
    renderInLanguage(<Sheet draftKey={key} stored={{ name: 'Luna', note: 'new on the server' }} />);
    await typeText('Name', ' II');
    await waitFor(() => expect(findDraft('ana', key)?.values).toEqual({ name: 'Luna II' }));
  });

  test('can be discarded, with undo', async () => {
    saveDraft('ana', fresh, { values: { name: 'Luna', note: '' } });
    renderInLanguage(<Sheet />);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(readDraftValues()).toBeUndefined();

    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(screen.getByLabelText('Name')).toHaveValue('Luna');
    await waitFor(() => expect(readDraftValues()).toEqual({ name: 'Luna', note: '' }));
  });

  test('keeps its idempotency key, so retries create no duplicate', async () => {
    saveEntry.mockRejectedValueOnce(new TypeError('network'));
    const { unmount } = renderInLanguage(<Sheet />);

    await typeText('Name', 'Luna');
    await pressButton('Save');
    await screen.findByText(/You’re offline/);
    unmount();
    renderInLanguage(<Sheet />);
    await screen.findByDisplayValue('Luna');
    await pressButton('Save');
    await waitFor(() => expect(saveEntry).toHaveBeenCalledTimes(2));

    const [first, second] = saveEntry.mock.calls;
    expect(second?.[1]).toBe(first?.[1]);
  });

  test('is retried with the same key after no answer', async () => {
    saveEntry.mockRejectedValueOnce(new NoAnswerError());
    renderInLanguage(<Sheet />);
    await typeText('Name', 'Luna');
    await pressButton('Save');

    expect(await screen.findByText(/We can’t reach the server/)).toBeVisible();
    await pressButton('Try again');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const [first, second] = saveEntry.mock.calls;
    expect(second?.[1]).toBe(first?.[1]);
  });

  test('is never offered to other users or kept after signing out', async () => {
    saveDraft('ben', fresh, { values: { name: 'Rex', note: '' } });
    const { unmount } = renderInLanguage(<Sheet />);
    await typeText('Name', 'Luna');
    expect(screen.getByLabelText('Name')).toHaveValue('Luna');

    localStorage.clear();
    unmount();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('keeps text typed while the draft was loading', async () => {
    saveDraft('ana', fresh, { values: { name: 'Luna', note: 'old' } });
    renderInLanguage(<Sheet />);
    await typeText('Note', '!');
    expect(screen.getByLabelText('Name')).toHaveValue('Luna');
    expect(screen.getByLabelText('Note')).toHaveValue('old!');
  });
});

describe('a sheet with unsaved changes', () => {
  test('asks when Escape is pressed and stays open', async () => {
    renderInLanguage(<Sheet />);
    await typeText('Name', 'Luna');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();

    await pressButton('Keep editing');
    expect(screen.getByLabelText('Name')).toHaveValue('Luna');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  test('asks when Close is pressed', async () => {
    renderInLanguage(<Sheet />);
    await typeText('Name', 'Luna');
    await pressButton('Close');
    expect(await screen.findByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
    await pressButton('Keep editing');
  });

  test('closes at once when no typed text remains', async () => {
    renderInLanguage(<Sheet />);
    await typeText('Name', 'L');
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the browser asks before leaving, for the typing user only', async () => {
    renderInLanguage(<Sheet />);
    await typeText('Name', 'Luna');
    const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asksBeforeLeaving()).toBe(true);

    rememberUser({ ...ana, id: 'ben' });
    expect(asksBeforeLeaving()).toBe(false);
    localStorage.removeItem('user');
    expect(asksBeforeLeaving()).toBe(false);
  });
});
