import { screen } from '@testing-library/react';
import { PasskeyOffer } from '@/components/accounts/passkeys/passkey-offer';
import { passkeyScript } from '@/lib/browser/page/passkey-script';
import { renderInLanguage } from '@/tests/support/render-in-language';

test('R14.21 the offer leads to the passkeys and needs no script', () => {
  renderInLanguage(<PasskeyOffer userId="u1" />, 'es');

  expect(screen.getByRole('link', { name: 'Añadir una llave' })).toHaveAttribute('href', '/profile#passkeys-content');
  const decline = screen.getByRole<HTMLButtonElement>('button', { name: 'No, gracias' });
  expect(decline.form).toHaveAttribute('action', '/api/users/u1/passkeys/offer');
  expect(decline.form).toHaveAttribute('method', 'post');
});

test.each([
  [{}, undefined],
  [{ PublicKeyCredential: class {} }, ''],
])('R14.21 the script in the head marks browsers with passkeys', (window, mark) => {
  const document = { documentElement: { dataset: {} as DOMStringMap } };
  new Function('window', 'document', passkeyScript)(window, document);
  expect(document.documentElement.dataset.passkeys).toBe(mark);
});
