import { render } from '@testing-library/react';
import { OwnManifest } from '@/components/accounts/account/own-manifest';

const manifest = () => document.querySelector<HTMLLinkElement>('link[rel="manifest"]');

function shownIn(mode: 'standalone' | 'browser') {
  document.head.innerHTML = '<link rel="manifest" href="/manifest/en.webmanifest">';
  window.matchMedia = ((query: string) => ({ matches: query.includes(mode) })) as typeof window.matchMedia;
  render(<OwnManifest />);
  return [manifest()?.getAttribute('href'), manifest()?.crossOrigin];
}

test('R12.6 only the installed app requests the user’s own manifest', () => {
  expect(shownIn('browser')).toEqual(['/manifest/en.webmanifest', null]);
  expect(shownIn('standalone')).toEqual(['/api/manifest', 'use-credentials']);
});
