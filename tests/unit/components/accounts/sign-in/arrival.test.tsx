import { screen, waitFor } from '@testing-library/react';
import { Arrival } from '@/components/accounts/sign-in/arrival';
import { firstVisitorId } from '@/lib/browser/session/first-visit';
import { renderInLanguage } from '@/tests/support/render-in-language';

const replaceRoute = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: replaceRoute }) }));

const user = { id: 'u1', firstName: '', lastName: '', name: '', shortId: 'ABC123', timeZone: 'Europe/Madrid' };

test('R14.18 after the provider the page greets and goes on', async () => {
  renderInLanguage(<Arrival user={user} isFirst next="/pets" />);

  await waitFor(() => expect(replaceRoute).toHaveBeenCalledWith('/pets'));
  expect(replaceRoute).toHaveBeenCalledTimes(1);
  expect(firstVisitorId()).toBe('u1');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 'u1' });
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/pets');
});
