import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { now } from '@/lib/core/clock';
import { dayFromColumn } from '@/lib/core/dates';
import { paths } from '@/lib/core/paths';
import { PRODUCT_NAME } from '@/lib/core/product';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';

/** Help, policies, cookies, language and copyright (R2.5). */
export function Footer({ className }: { className?: string }) {
  const t = useTranslations('shell.footer');
  const consent = useTranslations('consent');
  return (
    <footer className={cn('border-t border-line bg-sunken text-sm', className)}>
      <div className="mx-auto flex max-w-6xl flex-col gap-x-8 gap-y-1 px-4 py-6 sm:px-6 md:flex-row md:flex-wrap md:items-center">
        <a href={paths.help} className="footer-link">
          {t('help')}
        </a>
        <a href={paths.privacyPolicy} className="footer-link">
          {t('privacyPolicy')}
        </a>
        <a href={paths.terms} className="footer-link">
          {t('terms')}
        </a>
        {/* Opened by `CookieSettings`, which listens for it on every page. */}
        <button type="button" data-cookie-settings aria-haspopup="dialog" className="footer-link">
          {consent('settings')}
        </button>
        <div className="-ml-3 flex flex-wrap gap-x-6 md:ml-auto">
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
        <p className="pt-3 text-muted md:w-full">
          {t('copyright', { year: dayFromColumn(now()).slice(0, 4), product: PRODUCT_NAME })}
        </p>
      </div>
    </footer>
  );
}
