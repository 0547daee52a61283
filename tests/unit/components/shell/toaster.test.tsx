/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/shell/toaster';
import { toast } from '@/lib/core/toast';
import { renderInLanguage } from '../../../support/render-in-language';

const show = (message: Parameters<typeof toast>[0]) => act(() => void toast(message));

// jsdom has no pointer capture.
beforeAll(() => {
  HTMLElement.prototype.hasPointerCapture = () => false;
});

describe('the notifications region', () => {
  test('R2.12 shows one toast with its action, which takes back and closes', async () => {
    const undo = jest.fn();
    renderInLanguage(<Toaster />);
    show({ title: 'First' });
    show({ title: 'Luna was deleted', description: 'Kept for 30 days', action: { label: 'Undo', onClick: undo } });
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(await screen.findByText('Kept for 30 days')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Kept for 30 days')).not.toBeInTheDocument());
  });

  test('R2.12 closes by itself after 5000 ms', () => {
    jest.useFakeTimers();
    renderInLanguage(<Toaster />);
    show({ title: 'Saved' });
    act(() => void jest.advanceTimersByTime(4900));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(200));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test('R2.12 F8 moves the focus to the region', async () => {
    renderInLanguage(<Toaster />);
    show({ title: 'Saved' });
    await screen.findByText('Saved');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(screen.getByRole('list'));
  });
});
