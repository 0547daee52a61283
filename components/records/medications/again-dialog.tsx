'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';

interface AgainDialogProps {
  text: string;
  busy: boolean;
  onYes: () => void;
  onClose: () => void;
}

export function AgainDialog({ text, busy, onYes, onClose }: AgainDialogProps) {
  const t = useTranslations('medications.question');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('title')}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {t('no')}
            </Button>
            <Button busy={busy} onClick={onYes}>
              {t('yes')}
            </Button>
          </>
        }
      >
        <p className="text-lg">{text}</p>
      </DialogContent>
    </Dialog>
  );
}
