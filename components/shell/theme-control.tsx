'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { remembersPreferences } from '@/lib/browser/storage/preferences';
import { chooseTheme, currentTheme, subscribeToTheme, themes } from '@/lib/browser/storage/theme';

const choices = () => document.querySelectorAll<HTMLInputElement>('.theme-switch input');

function tick() {
  for (const choice of choices()) choice.checked = choice.value === currentTheme();
}

/** Handles all theme switches. Without consent to preferences, a toast says that the choice is not stored. */
export function ThemeControl() {
  const t = useTranslations('shell.theme');
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may bring another footer
  useEffect(() => {
    tick();
    return subscribeToTheme(tick);
  }, [pathname]);

  useEffect(() => {
    const onChange = ({ target }: Event) => {
      const theme = [...choices()].some((choice) => choice === target)
        ? themes.find((one) => one === (target as HTMLInputElement).value)
        : undefined;
      if (!theme) return;
      chooseTheme(theme);
      if (!remembersPreferences()) {
        const openSettings = () => document.querySelector<HTMLElement>('[data-cookie-settings]')?.click();
        toast({ title: t('notKept'), action: { label: t('settings'), onClick: openSettings } });
      }
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [t]);

  return null;
}
