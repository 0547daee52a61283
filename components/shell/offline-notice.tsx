'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from './empty-state';

/** Says that the page can't be reached. It fades in a moment late: a saved copy may be about to take its place. */
export function OfflineNotice() {
  const t = useTranslations('offline');
  return (
    <div className="animate-fade [animation-delay:150ms] [animation-fill-mode:backwards]">
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
