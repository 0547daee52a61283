'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { WaitingMark as Mark } from '@/lib/browser/outbox/with-waiting';

/** Dashed ring with a clock and a label (R12.1). */
export function WaitingMark({ mark }: { mark: Mark }) {
  const t = useTranslations('entries.waiting');
  return (
    <span className="flex items-center gap-1.5 text-sm text-primary">
      <span className="waiting-ring">
        <Icon of="clock" />
      </span>
      {t(mark)}
    </span>
  );
}
