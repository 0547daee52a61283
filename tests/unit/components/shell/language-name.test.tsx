import { screen } from '@testing-library/react';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { ReaderLanguages } from '@/components/shell/reader-languages';
import { renderInLanguage } from '@/tests/support/render-in-language';

test.each([
  ['en', 'Español (Spanish)', 'English', 'Español', 'es'],
  ['es', 'English (inglés)', 'Español', 'English', 'en'],
] as const)('R2.17 language links have both names, in %s', (locale, other, own, name, lang) => {
  renderInLanguage(
    <>
      <LanguageSwitch />
      <ReaderLanguages />
    </>,
    locale,
  );
  expect(screen.getAllByRole('link', { name: other })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: own })).toHaveLength(2);
  for (const text of screen.getAllByText(name)) expect(text).toHaveAttribute('lang', lang);
});
