'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { paths } from '@/lib/core/config/paths';

const linkTo = (href: string) => (chunks: ReactNode) => (
  <a className="text-primary underline underline-offset-4" href={href}>
    {chunks}
  </a>
);

export function ConsentText({ id }: { id: string }) {
  const t = useTranslations('consent');
  return (
    <p id={id} className="mb-3 text-muted">
      {t.rich('text', { privacy: linkTo(paths.privacyPolicy), terms: linkTo(paths.terms) })}
    </p>
  );
}
