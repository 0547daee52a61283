/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentGate } from '@/components/consent/consent-gate';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/' }));

const root = document.documentElement;
const pressButton = (name: string) => userEvent.click(within(banner()).getByRole('button', { name }));
const banner = () => screen.getByRole('dialog', { name: 'Your cookie choices' });

beforeEach(() => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  root.dataset.consent = 'pending';
  renderInLanguage(
    <ConsentGate isAnswered={false}>
      <main>Content</main>
    </ConsentGate>,
  );
});

describe('the consent banner', () => {
  test('R3.1 page content is rendered below the banner but inert', () => {
    expect(screen.getByText('Content').closest('[inert]')).not.toBeNull();
  });

  test('R3.1 Cancel and Close do nothing', async () => {
    await pressButton('Cancel');
    await pressButton('Close');
    expect(root.dataset.consent).toBe('pending');
    expect(document.cookie).toBe('');
  });

  test('R3.1 is a dialog with a focused title and a description', () => {
    expect(within(banner()).getByRole('heading', { name: 'Your cookie choices' })).toHaveFocus();
    expect(banner()).toHaveAccessibleDescription(/The rest are up to you. Privacy · Terms/);
  });

  test('R3.2 Accept All stores everything and opens the page', async () => {
    await pressButton('Accept All');

    expect(root.dataset.consent).toBe('given');
    expect(document.cookie.split('; ').sort()).toEqual([
      'pawfolio-analytics=true',
      'pawfolio-cookie-consent=true',
      'pawfolio-preferences=true',
    ]);
  });

  test('R3.2 Save Settings stores the choices; essential cookies cannot be switched off', async () => {
    expect(screen.getByRole('switch', { name: 'Essential' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Essential' })).toBeDisabled();
    await userEvent.click(screen.getByRole('switch', { name: 'Analytics' }));
    await pressButton('Save Settings');
    expect(document.cookie).toContain('pawfolio-analytics=true');
    expect(document.cookie).toContain('pawfolio-preferences=false');
  });

  test('R3.3 Reject All blocks the site until the settings are reviewed and accepted', async () => {
    await pressButton('Reject All');
    expect(document.cookie).toBe('pawfolio-cookies-rejected=true');
    expect(screen.getByRole('heading', { name: 'Site Blocked' })).toBeVisible();
    expect(screen.getByText('You must accept cookies to use this website.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Review Cookie Settings' }));
    expect(root.dataset.consent).toBe('pending');
    await pressButton('Accept All');
    expect(document.cookie).not.toContain('rejected');
    expect(screen.queryByText('Site Blocked')).not.toBeInTheDocument();
  });
});
