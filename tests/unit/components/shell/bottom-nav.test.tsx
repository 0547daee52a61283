/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BottomNav } from '@/components/shell/bottom-nav';
import { SHOW_PET_SELECTOR } from '@/components/shell/show-pet-selector';
import { renderInLanguage } from '../../../support/render-in-language';

const pushRoute = jest.fn();
let pathname = '/pets';
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => pathname,
  useRouter: () => ({ push: pushRoute }),
}));

const luna = { id: 'a', name: 'Luna' };
const milo = { id: 'b', name: 'Milo' };
const renderNav = (pets: { id: string; name: string }[]) => renderInLanguage(<BottomNav loadPets={async () => pets} />);
const pressShare = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

beforeEach(() => {
  pushRoute.mockClear();
  pathname = '/pets';
});

describe('the bottom navigation', () => {
  test('R2.4 links to Account and My Pets, and marks the current page', () => {
    renderNav([]);
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: 'My Pets' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Account' })).not.toHaveAttribute('aria-current');
  });

  test('R2.4 Share with one pet goes straight to its page', async () => {
    renderNav([luna]);
    await pressShare();
    expect(pushRoute).toHaveBeenCalledWith('/pets/a/share');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('R2.4 Share with several pets asks which, one button per name', async () => {
    renderNav([luna, milo]);
    await pressShare();
    const dialog = await screen.findByRole('dialog', { name: 'Select pet' });
    expect(within(dialog).getByText('Choose which pet you would like to share with others')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Luna' })).toBeVisible();

    await userEvent.click(within(dialog).getByRole('button', { name: 'Milo' }));
    expect(pushRoute).toHaveBeenCalledWith('/pets/b/share');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('R2.4 Share without pets does nothing', async () => {
    renderNav([]);
    await pressShare();
    expect(pushRoute).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('R2.4 the window event opens the dialog too', async () => {
    renderNav([luna]);
    await act(async () => void window.dispatchEvent(new Event(SHOW_PET_SELECTOR)));
    expect(SHOW_PET_SELECTOR).toBe('showPetSelector');
    expect(await screen.findByRole('dialog', { name: 'Select pet' })).toBeVisible();
  });
});
