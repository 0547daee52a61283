'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Drawing } from '@/components/shell/drawing';
import { Icon } from '@/components/ui/icon';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function OfflinePiece() {
  const t = useTranslations('tour.offline');
  const [online, setOnline] = useState(true);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <Switch id="tour-connection" checked={online} onChange={(event) => setOnline(event.target.checked)} />
        <Label htmlFor="tour-connection">{t('connection')}</Label>
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <p role="status" className="flex min-h-12 items-center gap-2 bg-due-soft px-4 text-due empty:bg-transparent">
          {online ? null : (
            <>
              <Icon of="wifi-off" className="size-5 shrink-0" />
              {t('banner')}
            </>
          )}
        </p>
        <div className="flex items-center gap-4 p-5">
          <Drawing name="passport" className="size-20 shrink-0 text-primary" />
          <div>
            <p className="font-display text-2xl font-[560]">{t('name')}</p>
            <p className="text-muted">{t(online ? 'fresh' : 'kept')}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
