import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { now } from '@/lib/core/time/clock';
import { dayFromColumn } from '@/lib/core/time/dates';

/** Help, policies, cookies, language, copyright (R2.5). @param of `SiteFooter` when signed in, else `PublicFooter` */
export function Footer({ of: Shown }: { of: ComponentType<{ settings: string; year: string }> }) {
  const t = useTranslations('consent');
  return <Shown settings={t('settings')} year={dayFromColumn(now()).slice(0, 4)} />;
}
