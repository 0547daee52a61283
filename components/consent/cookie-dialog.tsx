'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { ConsentAnswers } from './consent-answers';
import { ConsentChoices, choiceIn } from './consent-choices';
import { acceptCookies, readStoredChoice, rejectCookies } from './consent-store';

/** Opened from the footer (R3.4). Unlike in the banner, Cancel and Close work here. */
export function CookieDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('consent');
  const formId = useId();

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DialogContent
        title={t('settings')}
        description={t('settingsText')}
        footer={
          <div className="w-full">
            <ConsentAnswers
              form={formId}
              onAccepted={onClose}
              onReject={() => {
                rejectCookies();
                window.location.reload();
              }}
            />
            <Button variant="ghost" block className="mt-2" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            acceptCookies(choiceIn(event.currentTarget));
            onClose();
          }}
        >
          <ConsentChoices initial={readStoredChoice()} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
