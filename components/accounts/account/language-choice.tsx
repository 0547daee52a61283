'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { LanguageName } from '@/components/shell/language-name';
import { updateProfile } from '@/lib/accounts/account/client';
import { toast } from '@/lib/browser/page/toast';
import { type Locale, languageOf, locales } from '@/lib/core/i18n/locales';

export function LanguageChoice({ userId, locale }: { userId: string; locale: Locale }) {
  const t = useTranslations('account');
  const router = useRouter();
  const current = languageOf(useLocale());

  const chooseLocale = async (event: MouseEvent, chosenLocale: Locale) => {
    event.preventDefault();
    try {
      await updateProfile(userId, { locale: chosenLocale });
    } catch {
      toast({ title: t('failed'), tone: 'danger' });
      return;
    }
    // A full page load, because the router's cache is in the old language. `replace` adds no history entry.
    if (chosenLocale !== current) return window.location.replace(`?lng=${chosenLocale}`);
    toast({ title: t('saved') });
    router.refresh();
  };

  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('preferences.language')}</legend>
      <div className="segments">
        {locales.map((one) => (
          <a
            key={one}
            href={`?lng=${one}`}
            hrefLang={one}
            aria-current={one === current ? 'true' : undefined}
            onClick={(event) => void chooseLocale(event, one)}
            className="segment"
          >
            <LanguageName of={one} />
          </a>
        ))}
      </div>
      {locale === current ? null : (
        <p className="mt-1.5 text-sm text-muted">{t('preferences.mailIn', { language: locale })}</p>
      )}
    </fieldset>
  );
}
