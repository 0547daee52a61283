'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { everything } from '@/lib/core/http/consent';
import { ConsentChoices, choiceIn } from './consent-choices';
import { acceptCookies, rejectCookies, storedChoice } from './consent-store';

/** Opened from the footer (R3.4); unlike in the banner, Cancel and close do close. */
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
          <div className="grid w-full grid-cols-2 gap-2">
            <Button
              onClick={() => {
                acceptCookies(everything);
                onClose();
              }}
            >
              {t('acceptAll')}
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                rejectCookies();
                window.location.reload();
              }}
            >
              {t('rejectAll')}
            </Button>
            <Button variant="outline" type="submit" form={formId}>
              {t('saveSettings')}
            </Button>
            <Button variant="ghost" onClick={onClose}>
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
          <ConsentChoices initial={storedChoice()} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
