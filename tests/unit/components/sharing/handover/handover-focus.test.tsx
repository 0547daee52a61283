import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HandoverButton } from '@/components/sharing/handover/handover-button';
import { currentToasts } from '@/lib/browser/page/toast';
import { offerPet } from '@/lib/sharing/handover/client';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/lib/sharing/handover/client', () => ({ offerPet: jest.fn(async () => undefined) }));

const opener = () => screen.getByRole('button', { name: 'Hand Luna over' });

async function openSheet() {
  renderInLanguage(<HandoverButton pet={{ id: 'p1', name: 'Luna' }} people={[{ userId: 'u2', name: 'Ana' }]} />);
  await userEvent.click(opener());
  return within(await screen.findByRole('dialog'));
}

test('R2.17 closing the handover sheet returns focus to its opener', async () => {
  const sheet = await openSheet();

  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(opener()).toHaveFocus());
});

test('R2.17 sending an offer returns focus to the sheet’s opener', async () => {
  const sheet = await openSheet();

  await userEvent.click(sheet.getByRole('button', { name: /Luna/ }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(offerPet).toHaveBeenCalledWith('p1', { userId: 'u2' }, expect.any(String));
  expect(currentToasts()[0]?.title).toMatch(/^Offer sent/);
  await waitFor(() => expect(opener()).toHaveFocus());
});
