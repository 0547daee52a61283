import { render } from '@testing-library/react';
import { PageUser } from '@/components/shell/page-user';
import { pageUser, setPageUser } from '@/lib/browser/api/page-user';

beforeEach(() => setPageUser(null));

test.each([
  [false, 'ana'],
  [true, 'ben'],
])('R10.6 after a refresh for another user, followed %p, writes belong to %s', (follows, expected) => {
  const { rerender } = render(<PageUser id="ana" follows={follows} />);
  rerender(<PageUser id="ben" follows={follows} />);
  expect(pageUser()).toBe(expected);
});

test('R10.6 signing in resets the page’s user', () => {
  render(<PageUser id="ana" />).unmount();
  setPageUser(null);
  render(<PageUser id="ben" />);
  expect(pageUser()).toBe('ben');
});
