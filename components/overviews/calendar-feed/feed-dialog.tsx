'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { toast } from '@/lib/browser/page/toast';
import { newId } from '@/lib/core/validation/ids';
import { endFeed, type FeedSettings, renewFeed, updateFeed } from '@/lib/overviews/calendar-feed/client';
import type { Feed } from '@/lib/overviews/calendar-feed/queries';
import { feedKinds } from '@/lib/overviews/calendar-feed/vocabulary';
import { FeedAddress } from './feed-address';
import { type FeedChoice, FeedChoices } from './feed-choices';

interface FeedDialogProps {
  userId: string;
  timeZone: string | null;
  settings: FeedSettings;
  onClose: () => void;
}

/** No kinds means all; a pet that no longer exists is dropped. */
function choiceOf({ petId, kinds, namesMedicines }: Feed, pets: FeedSettings['pets']): FeedChoice {
  return {
    petId: pets.some(({ id }) => id === petId) ? petId : null,
    kinds: kinds.length > 0 ? kinds : [...feedKinds],
    namesMedicines,
  };
}

export function FeedDialog({ userId, timeZone, settings, onClose }: FeedDialogProps) {
  const t = useTranslations('calendarFeed');
  const [feed, setFeed] = useState(settings.feed);
  const [choice, setChoice] = useState(() => choiceOf(settings.feed, settings.pets));
  const [busy, setBusy] = useState(false);
  // All kinds are stored as none, which includes kinds added later.
  const sent = { ...choice, kinds: choice.kinds.length === feedKinds.length ? [] : choice.kinds };
  const empty = choice.kinds.length === 0;

  async function run(work: () => Promise<Feed>, title: string) {
    setBusy(true);
    try {
      setFeed(await work());
      toast({ title });
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void run(work, title) });
    }
    setBusy(false);
  }
  const renew = (title: string, key = newId()) => void run(() => renewFeed(userId, sent, key), title);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={t('text')}>
        <div className="grid gap-5 pb-4">
          {feed.exists ? <FeedAddress feed={feed} timeZone={timeZone} /> : null}
          <FeedChoices pets={settings.pets} choice={choice} onChange={setChoice} />
          {empty ? (
            <p role="alert" className="text-sm text-danger">
              {t('chooseKind')}
            </p>
          ) : null}
          {feed.exists ? (
            <>
              <Button
                busy={busy}
                disabled={empty}
                variant="soft"
                className="justify-self-start"
                onClick={() => void run(() => updateFeed(userId, sent), t('saved'))}
              >
                {t('save')}
              </Button>
              <div className="grid gap-2 border-t border-line pt-4">
                <p className="text-sm text-muted">{t('renewHint')}</p>
                <div className="flex flex-wrap gap-2">
                  <Button busy={busy} disabled={empty} variant="outline" onClick={() => renew(t('renewed'))}>
                    {t('renew')}
                  </Button>
                  <Button
                    busy={busy}
                    variant="dangerOutline"
                    onClick={() => void run(() => endFeed(userId), t('ended'))}
                  >
                    {t('end')}
                  </Button>
                </div>
              </div>
            </>
          ) : (
            <Button busy={busy} disabled={empty} onClick={() => renew(t('made'))}>
              {t('make')}
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
