import { useTranslations } from 'next-intl';
import { now } from '@/lib/core/clock';
import { dayFromColumn } from '@/lib/core/dates';
import { SiteFooter } from './site-footer';

/** Help, policies, cookies, language and copyright (R2.5). */
export function Footer() {
  const t = useTranslations('consent');
  return <SiteFooter settings={t('settings')} year={dayFromColumn(now()).slice(0, 4)} />;
}
