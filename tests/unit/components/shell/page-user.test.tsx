import { render } from '@testing-library/react';
import { PageUser } from '@/components/shell/page-user';
import { pageUser, setPageUser } from '@/lib/browser/api/page-user';

beforeEach(() => setPageUser(null));

test.each([
  [false, 'ana'],
  [true, 'ben'],
])('R10.6 a refresh for another user, followed %p, writes for %s', (follows, expected) => {
  const { rerender } = render(<PageUser id="ana" follows={follows} />);
  rerender(<PageUser id="ben" follows={follows} />);
  expect(pageUser()).toBe(expected);
});

test('R10.6 signing in here begins anew', () => {
  render(<PageUser id="ana" />).unmount();
  setPageUser(null);
  render(<PageUser id="ben" />);
  expect(pageUser()).toBe('ben');
});
