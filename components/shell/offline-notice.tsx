'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from './empty-state';

export function OfflineNotice() {
  const t = useTranslations('offline');
  return (
    <div className="animate-fade">
      <EmptyState
        level={1}
        drawing="trail"
        title={t('title')}
        text={t('text')}
        action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
      />
    </div>
  );
}
