'use client';

import { useTranslations } from 'next-intl';
import { paths } from '@/lib/core/config/paths';
import { IntentLink } from './intent-link';
import { Logo } from './logo';

export function HomeBar() {
  const t = useTranslations('shell');
  return (
    <header className="mx-auto w-full max-w-4xl px-4 pt-2 sm:px-6 lg:hidden print:hidden">
      <IntentLink href={paths.home} className="tap inline-flex items-center">
        <Logo />
        <span className="sr-only">, {t('home')}</span>
      </IntentLink>
    </header>
  );
}
