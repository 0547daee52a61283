import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { now } from '@/lib/core/time/clock';
import { dayFromColumn } from '@/lib/core/time/dates';

export function Footer({ of: Shown }: { of: ComponentType<{ settings: string; year: string }> }) {
  const t = useTranslations('consent');
  return <Shown settings={t('settings')} year={dayFromColumn(now()).slice(0, 4)} />;
}
