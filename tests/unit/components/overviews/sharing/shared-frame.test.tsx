import { screen } from '@testing-library/react';
import { SharedFrame } from '@/components/overviews/sharing/shared-frame';
import { renderInLanguage } from '@/tests/support/render-in-language';

const frame = (lastDay: string | null) => (
  <SharedFrame kind="vet" petName="Luna" lastDay={lastDay}>
    <p>Passport</p>
  </SharedFrame>
);

test.each([
  ['en', 'This link works until 23 November 2026.'],
  ['es', 'Este enlace funciona hasta el 23 de noviembre de 2026.'],
] as const)('R9.4 in %s a link says its last day, without a zone', (locale, words) => {
  renderInLanguage(frame('2026-11-23'), locale);
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(document.body).not.toHaveTextContent('UTC');
});

test('R9.4 a link without an end names no day', () => {
  renderInLanguage(frame(null), 'en');
  expect(document.body).not.toHaveTextContent(/works until \d/);
});
