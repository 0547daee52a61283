'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Needed because phones hide their print command. */
export function PrintButton() {
  const t = useTranslations('visitBrief');
  return (
    <Button variant="outline" onClick={() => window.print()}>
      <Icon of="printer" className="size-5" />
      {t('print')}
    </Button>
  );
}
