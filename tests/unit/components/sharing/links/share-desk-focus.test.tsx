import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PassPet } from '@/components/sharing/links/pass-pet';
import { ShareDesk } from '@/components/sharing/links/share-desk';
import { revokeShare } from '@/lib/sharing/links/client';
import type { Share } from '@/lib/sharing/links/share';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/lib/sharing/links/client', () => ({
  ...jest.requireActual('@/lib/sharing/links/client'),
  revokeShare: jest.fn(async () => undefined),
}));

const pet: PassPet = {
  ...{ id: 'p1', name: 'Luna', type: 'dog', photoUrl: null, cover: 'pine' },
  ...{ about: 'Beagle', contact: null },
};
const share: Share = {
  ...{ id: 's1', label: 'Dr. Marsh', kind: 'vet', sections: ['allergies'], state: 'active', revokedAt: null },
  ...{ url: 'https://example.org/shared/k', createdAt: '2026-11-20T03:00:00.000Z', hasPin: false, openings: 0 },
  ...{ expiresAt: null, lastOpenedAt: null, clinicAddress: null },
};
const desk = (shares: readonly Share[]) => (
  <ShareDesk pet={pet} shares={shares} sitterTile={null} sitterLinks={[]}>
    <h1>Share</h1>
  </ShareDesk>
);
const ticket = () => screen.getByRole('button', { name: /^Dr\. Marsh/ });

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as never;
});

test('R2.17 closing a pass focuses its ticket; stopping it focuses the list', async () => {
  const { rerender } = renderInLanguage(desk([share]));
  await userEvent.click(ticket());
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(ticket()).toHaveFocus());

  await userEvent.click(ticket());
  await userEvent.click(await screen.findByRole('button', { name: 'More about this link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  const question = await screen.findByRole('dialog', { name: 'Turn off the link for Dr. Marsh?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(revokeShare).toHaveBeenCalledTimes(1);

  rerender(inLanguage(desk([])));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Active links' })).toHaveFocus());
});
