'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { LeaveReason } from '@/lib/browser/page/unsaved';

interface LeaveDialogProps {
  way: LeaveReason;
  isKept: boolean;
  answer: (leave: boolean) => void;
}

export function LeaveDialog({ way, isKept, answer }: LeaveDialogProps) {
  const t = useTranslations('shell.unsaved');
  return (
    <Dialog open onOpenChange={(open) => open || answer(false)}>
      <DialogContent
        title={t('title')}
        description={t(isKept ? 'text' : 'files')}
        footer={
          <>
            <Button variant="outline" onClick={() => answer(true)}>
              {isKept ? t(`ways.${way}`) : t('anyway')}
            </Button>
            <Button data-autofocus onClick={() => answer(false)}>
              {t('keep')}
            </Button>
          </>
        }
      >
        {null}
      </DialogContent>
    </Dialog>
  );
}
