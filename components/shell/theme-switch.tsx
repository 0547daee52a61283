import { useTranslations } from 'next-intl';
import { themes } from '@/lib/browser/storage/theme';

/** Plain HTML, so that a static page needs no code for it. CSS marks the choice, `ThemeControl` handles it. */
export function ThemeSwitch() {
  const t = useTranslations('shell');
  return (
    <fieldset aria-label={t('theme.label')} className="theme-switch footer-themes">
      {themes.map((theme) => (
        <label key={theme} className="theme-choice">
          <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} className="sr-only" />
          {t(`theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  );
}
