import { act, screen } from '@testing-library/react';
import { ThemeControl } from '@/components/shell/theme-control';
import { ThemeSegments } from '@/components/shell/theme-segments';
import { chooseTheme } from '@/lib/browser/storage/theme';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';

const dark = () => screen.getByRole('radio', { name: 'Dark' });

afterEach(() => act(() => chooseTheme('system')));

test('R7.10 marks the stored theme in an account that arrives after the shell', () => {
  const { rerender } = renderInLanguage(<ThemeControl />);
  act(() => chooseTheme('dark'));
  rerender(
    inLanguage(
      <>
        <ThemeControl />
        <ThemeSegments />
      </>,
    ),
  );
  expect(dark()).toBeChecked();
});

test('R7.10 marks a theme chosen in another tab', () => {
  renderInLanguage(<ThemeSegments />);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  act(() => chooseTheme('dark'));
  expect(dark()).toBeChecked();
});

test('R7.10 applies a chosen theme without the code loaded later', () => {
  renderInLanguage(<ThemeSegments />);
  act(() => dark().click());
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(dark()).toBeChecked();
});
