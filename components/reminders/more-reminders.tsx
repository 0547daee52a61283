'use client';

import { Suspense, useState } from 'react';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { lazyPart, MissingPart } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

const ReminderPanel = lazyPart(async () => (await import('./reminder-panel')).ReminderPanel);

type MoreRemindersProps = {
  userId: string;
  label: string;
};

export function MoreReminders({ userId, label }: MoreRemindersProps) {
  const [open, setOpen] = useState(false);
  const loading = <Skeleton className="h-64" />;
  return (
    <div className="grid gap-5 border-t border-line pt-5">
      <Button
        variant="outline"
        className="w-full sm:w-auto sm:justify-self-start"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open ? (
        <LazyMessages
          namespaces={['reminders']}
          fallback={loading}
          missing={<MissingPart giveUp={() => setOpen(false)} />}
        >
          <Suspense fallback={loading}>
            <ReminderPanel userId={userId} />
          </Suspense>
        </LazyMessages>
      ) : null}
    </div>
  );
}
