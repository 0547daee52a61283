import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfferButton } from '@/components/shell/offer-button';
import { ApiError } from '@/lib/browser/api/api-client';
import { pageUser } from '@/lib/browser/api/page-user';
import { currentToasts } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const words = {
  ...{ accept: 'Accept', notNow: 'Not now', accepted: 'Accepted', failed: 'Failed' },
  ...{ otherUser: 'Somebody else', full: 'Full' },
};

test.each([
  ['other_user', 'Somebody else', 1],
  ['limit_reached', 'Full', 0],
  ['unexpected', 'Failed', 0],
])('R10.6 an offer refused with %s shows why and refreshes as needed', async (code, title, refreshes) => {
  router.refresh.mockClear();
  const acceptOffer = () => Promise.reject(new ApiError(401, JSON.stringify({ error: 'No', code }), ''));
  renderInLanguage(<OfferButton words={words} userId="u1" path="/invitations/k" accept={acceptOffer} />);

  expect(pageUser()).toBe('u1');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(currentToasts().at(-1)).toMatchObject({ title, tone: 'danger' });
  expect(router.refresh).toHaveBeenCalledTimes(refreshes);
});
