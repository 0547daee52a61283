'use client';

import { useTranslations } from 'next-intl';
import { paths } from '@/lib/core/config/paths';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import type { FooterProps } from './footer';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';

/** Client component without behavior: on every page, it is smaller as code than as data. */
export function SiteFooter({ settings, year, version }: FooterProps) {
  const t = useTranslations('shell.footer');
  return (
    <footer className="border-t border-line bg-sunken text-sm">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-8 gap-y-1 px-4 py-6 sm:px-6 md:flex md:flex-wrap md:items-center">
        <a href={paths.help} className="footer-link">
          {t('help')}
        </a>
        <a href={paths.privacyPolicy} className="footer-link">
          {t('privacyPolicy')}
        </a>
        <a href={paths.terms} className="footer-link">
          {t('terms')}
        </a>
        <button type="button" data-cookie-settings aria-haspopup="dialog" className="footer-link">
          {settings}
        </button>
        <div className="col-span-2 -ml-3 flex flex-wrap gap-x-6 md:ml-auto">
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
        <p className="col-span-2 pt-3 text-muted md:w-full">
          {t('copyright', { year, product: PRODUCT_NAME, version })}
        </p>
      </div>
    </footer>
  );
}
