'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { newId } from '@/lib/core/validation/ids';
import { endFeed, type FeedSettings, renewFeed, updateFeed } from '@/lib/sharing/calendar-feed/client';
import type { Feed } from '@/lib/sharing/calendar-feed/queries';
import { feedKinds } from '@/lib/sharing/calendar-feed/vocabulary';
import type { FeedChoice } from './feed-choices';

/** Maps an empty list of kinds to all kinds, and drops a pet that no longer exists. */
function choiceOf({ petId, kinds, namesMedicines }: Feed, pets: FeedSettings['pets']): FeedChoice {
  return {
    petId: pets.some(({ id }) => id === petId) ? petId : null,
    kinds: kinds.length > 0 ? kinds : [...feedKinds],
    namesMedicines,
  };
}

export function useFeed(userId: string, settings: FeedSettings) {
  const t = useTranslations('calendarFeed');
  const [feed, setFeed] = useState(settings.feed);
  const [choice, setChoice] = useState(() => choiceOf(settings.feed, settings.pets));
  const [busy, setBusy] = useState(false);
  // Stores all kinds as an empty list, which also includes kinds added later.
  const input = { ...choice, kinds: choice.kinds.length === feedKinds.length ? [] : choice.kinds };

  async function runWork(work: () => Promise<Feed>, title: string) {
    setBusy(true);
    try {
      setFeed(await work());
      toast({ title });
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void runWork(work, title) });
    }
    setBusy(false);
  }
  const renewWith = (title: string, key = newId()) => void runWork(() => renewFeed(userId, input, key), title);

  return {
    ...{ feed, choice, setChoice, busy },
    make: () => renewWith(t('made')),
    renew: () => renewWith(t('renewed')),
    save: () => void runWork(() => updateFeed(userId, input), t('saved')),
    end: () => void runWork(() => endFeed(userId), t('ended')),
  };
}
