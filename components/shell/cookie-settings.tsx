'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { everything } from '@/lib/core/consent';
import { ConsentChoices, choiceIn } from './consent-choices';
import { acceptCookies, rejectCookies, storedChoice } from './consent-store';

/** The footer's button with its dialog (R3.4); here Cancel and close do close. */
export function CookieSettings({ className }: { className?: string }) {
  const t = useTranslations('consent');
  const formId = useId();
  const [open, setOpen] = useState(false);

  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger className={className}>{t('settings')}</DialogTrigger>
      <DialogContent
        title={t('settings')}
        description={t('settingsText')}
        footer={
          <div className="grid w-full grid-cols-2 gap-2">
            <Button
              onClick={() => {
                acceptCookies(everything);
                setOpen(false);
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
            <Button variant="ghost" onClick={() => setOpen(false)}>
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
            setOpen(false);
          }}
        >
          {open ? <ConsentChoices initial={storedChoice()} /> : null}
        </form>
      </DialogContent>
    </Dialog>
  );
}
