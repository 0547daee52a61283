'use client';

import { useTranslations } from 'next-intl';
import { Icon } from './icon';
import { useOnline } from './online';

export function OfflineLine() {
  const t = useTranslations('shell.offline');
  const online = useOnline();
  return (
    <div aria-live="polite" className="shrink-0 border-y border-due bg-due-soft px-5 py-2 text-ink empty:hidden">
      {online ? null : (
        <p className="flex items-center gap-2 font-medium">
          <Icon of="wifi-off" className="size-5 shrink-0 text-due" />
          {t('title')}
        </p>
      )}
    </div>
  );
}
