import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { version } from '@/lib/core/config/version';
import { now } from '@/lib/core/time/clock';
import { dayFromColumn } from '@/lib/core/time/dates';

export interface FooterProps {
  settings: string;
  year: string;
  version: string;
}

export function Footer({ of: Shown }: { of: ComponentType<FooterProps> }) {
  const t = useTranslations('consent');
  return <Shown settings={t('settings')} year={dayFromColumn(now()).slice(0, 4)} version={version} />;
}
