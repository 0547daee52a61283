import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import { paths } from '@/lib/core/config/paths';
import { PRODUCT_NAME } from '@/lib/core/config/product';

export function SiteHeader({ children }: { children?: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-4 py-3 sm:px-6">
      <a href={paths.landing} aria-label={PRODUCT_NAME} className="tap inline-flex items-center">
        <Logo />
      </a>
      {children}
      <Button asChild variant="outline" data-guest-only>
        <a href={paths.signIn}>{t('signIn')}</a>
      </Button>
    </header>
  );
}
