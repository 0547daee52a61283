'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { FeedSettings } from '@/lib/sharing/calendar-feed/client';
import { FeedAddress } from './feed-address';
import { FeedChoices } from './feed-choices';
import { useFeed } from './use-feed';

interface FeedDialogProps {
  userId: string;
  settings: FeedSettings;
  onClose: () => void;
}

export function FeedDialog({ userId, settings, onClose }: FeedDialogProps) {
  const t = useTranslations('calendarFeed');
  const { feed, choice, setChoice, busy, make, renew, save, end } = useFeed(userId, settings);
  const empty = choice.kinds.length === 0;

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={t('text')}>
        <div className="grid gap-5 pb-4">
          {feed.exists ? <FeedAddress feed={feed} /> : null}
          <FeedChoices pets={settings.pets} choice={choice} onChange={setChoice} />
          {empty ? (
            <p role="alert" className="text-sm text-danger">
              {t('chooseKind')}
            </p>
          ) : null}
          {feed.exists ? (
            <>
              <Button busy={busy} disabled={empty} variant="soft" className="justify-self-start" onClick={save}>
                {t('save')}
              </Button>
              <div className="grid gap-2 border-t border-line pt-4">
                <p className="text-sm text-muted">{t('renewHint')}</p>
                <div className="flex flex-wrap gap-2">
                  <Button busy={busy} disabled={empty} variant="outline" onClick={renew}>
                    {t('renew')}
                  </Button>
                  <Button busy={busy} variant="dangerOutline" onClick={end}>
                    {t('end')}
                  </Button>
                </div>
              </div>
            </>
          ) : (
            <Button busy={busy} disabled={empty} onClick={make}>
              {t('make')}
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
