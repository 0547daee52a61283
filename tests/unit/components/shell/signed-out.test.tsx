import { render } from '@testing-library/react';
import { SignedOut } from '@/components/shell/signed-out';

jest.mock('next/navigation', () => ({ usePathname: () => '/home' }));
jest.mock('@/lib/browser/storage/drafts', () => ({ deleteLapsedDrafts: () => undefined }));

let reloads: jest.SpyInstance;

const remember = (id: string) => localStorage.setItem('user', JSON.stringify({ id }));
const showPage = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeEach(() => {
  // jsdom cannot navigate and reports a reload as an error.
  reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  remember('luna-owner');
});

test('R4.3 a page restored by Back reloads when someone else has signed in', () => {
  render(<SignedOut />);
  remember('someone-else');

  showPage(true);

  expect(reloads).toHaveBeenCalledTimes(1);
});

test('R4.3 a first load does not reload when its check remembers the user', () => {
  render(<SignedOut />);
  remember('someone-else');

  showPage(false);

  expect(reloads).not.toHaveBeenCalled();
});
