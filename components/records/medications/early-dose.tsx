'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';

export interface EarlyDoseProps {
  question: string;
  busy: boolean;
  onGive: () => void;
  onClose: () => void;
}

export function EarlyDoseSheet({ question, busy, onGive, onClose }: EarlyDoseProps) {
  const t = useTranslations('doseGuard');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('early')} description={question}>
        <div className="grid gap-2 pt-4">
          <Button block size="large" onClick={onClose}>
            {t('notNow')}
          </Button>
          <Button variant="outline" block size="large" busy={busy} onClick={onGive}>
            {t('giveEarly')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
