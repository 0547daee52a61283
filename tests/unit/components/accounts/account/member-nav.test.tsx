import { screen } from '@testing-library/react';
import { MemberNav } from '@/components/accounts/account/member-nav';
import { memberScript } from '@/lib/browser/storage/member-mark';
import { renderInLanguage } from '../../../../support/render-in-language';
import { runScript } from '../../../../support/run-script';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/help' }));

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.member;
});

test('R2.4 a public page shows member navigation to a remembered user', async () => {
  localStorage.setItem('user', '{"id":"u1"}');
  runScript(memberScript);
  renderInLanguage(<MemberNav quickAdd={null} />, 'es');
  expect(await screen.findByRole('navigation', { name: 'Navegación principal' })).toBeVisible();
});

test('R2.4 a public page shows no member navigation to a guest', () => {
  runScript(memberScript);
  renderInLanguage(<MemberNav quickAdd={null} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
