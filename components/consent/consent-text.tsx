'use client';

import { useTranslations } from 'next-intl';
import { paths } from '@/lib/core/config/paths';

const linkClass = 'tap-around font-medium text-primary underline underline-offset-4';

export function ConsentText({ id }: { id: string }) {
  const t = useTranslations('consent');
  return (
    <p id={id} className="mt-2 text-[0.9375rem]/[1.3125rem]">
      {t('text')}{' '}
      <span className="whitespace-nowrap">
        <a className={linkClass} href={paths.privacyPolicy}>
          {t('privacy')}
        </a>
        {' · '}
        <a className={linkClass} href={paths.terms}>
          {t('termsShort')}
        </a>
      </span>
    </p>
  );
}
