'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, subscribeToTheme, themes } from '@/lib/browser/storage/theme';

/** Theme switch of the account. Reads the theme itself, because it can arrive after `ThemeControl` has run. */
export function ThemeSegments() {
  const t = useTranslations('shell.theme');
  const current = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'system');
  return (
    <fieldset className="theme-switch">
      <legend className="mb-2 text-sm font-medium">{t('colors')}</legend>
      <div className="segments">
        {themes.map((theme) => (
          <label key={theme} className="segment">
            <input
              type="radio"
              name="colors"
              value={theme}
              checked={theme === current}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            {t(theme)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
