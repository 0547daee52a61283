'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { lazyDialog, MissingPart } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';
import { type FeedSettings, readFeedSettings } from '@/lib/sharing/calendar-feed/client';

const FeedDialog = lazyDialog(async () => (await import('./feed-dialog')).FeedDialog);

interface CalendarButtonProps {
  userId: string;
}

export function CalendarButton({ userId }: CalendarButtonProps) {
  const t = useTranslations('account.calendar');
  const [busy, setBusy] = useState(false);
  const [settings, setSettings] = useState<FeedSettings | null>(null);
  const openCalendar = async () => {
    setBusy(true);
    try {
      setSettings(await readFeedSettings(userId));
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void openCalendar() });
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="outline" busy={busy} className="justify-self-start" onClick={() => void openCalendar()}>
        <Icon of="calendar-sync" />
        {t('open')}
      </Button>
      {settings ? (
        <LazyMessages namespaces={['calendarFeed']} missing={<MissingPart giveUp={() => setSettings(null)} />}>
          <Suspense>
            <FeedDialog userId={userId} settings={settings} onClose={() => setSettings(null)} />
          </Suspense>
        </LazyMessages>
      ) : null}
    </>
  );
}
