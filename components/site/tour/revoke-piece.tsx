'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

export function RevokePiece() {
  const t = useTranslations('tour.revoke');
  const [ended, setEnded] = useState(false);
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-lg font-medium">{t('label')}</p>
        <Badge tone={ended ? 'neutral' : 'primary'}>{t(ended ? 'revoked' : 'active')}</Badge>
      </div>
      <Input readOnly value={t('address')} aria-label={t('addressLabel')} className="mt-3 font-mono text-sm" />
      <p role="status" className="mt-3 min-h-12 text-muted">
        {t(ended ? 'endedText' : 'activeText')}
      </p>
      <Button variant={ended ? 'outline' : 'dangerOutline'} className="mt-3" onClick={() => setEnded(!ended)}>
        {t(ended ? 'renew' : 'revoke')}
      </Button>
    </div>
  );
}
