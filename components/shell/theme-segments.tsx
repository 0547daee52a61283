import { useTranslations } from 'next-intl';
import { themes } from '@/lib/browser/storage/theme';

/** Theme switch as a segmented control, used instead of the one in the footer. `ThemeControl` handles both. */
export function ThemeSegments() {
  const t = useTranslations('shell.theme');
  return (
    <fieldset className="theme-switch">
      <legend className="mb-2 text-sm font-medium">{t('colours')}</legend>
      <div className="segments">
        {themes.map((theme) => (
          <label key={theme} className="segment">
            <input type="radio" name="colours" value={theme} defaultChecked={theme === 'system'} className="sr-only" />
            {t(theme)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
