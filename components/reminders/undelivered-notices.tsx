'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';
import { isolate } from '@/lib/core/i18n/isolate';
import { formatDay, formatTime } from '@/lib/core/time/dates';
import { acknowledgeDelivery } from '@/lib/reminders/client';
import type { UndeliveredReminder } from '@/lib/reminders/undelivered';

const SHOWN = 5;

export function UndeliveredNotices({ userId, items }: { userId: string; items: readonly UndeliveredReminder[] }) {
  const t = useTranslations('undelivered');
  const locale = useLocale();
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const aboutOf = ({ kind, subject, petName }: UndeliveredReminder) => {
    const what = subject ?? t(`kinds.${kind}`);
    return petName === null ? isolate(what) : t('about', { what, pet: petName });
  };
  const dismiss = async (id: string) => {
    setBusy(id);
    try {
      await acknowledgeDelivery(userId, id);
      router.refresh();
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void dismiss(id) });
    }
    setBusy(null);
  };
  return (
    <section
      aria-labelledby="undelivered"
      className="mb-6 rounded-control border-2 border-danger bg-danger-soft px-3 py-2.5 print:hidden"
    >
      <h2 id="undelivered" className="font-sans font-medium text-danger">
        {t('title', { count: items.length })}
      </h2>
      <p className="text-sm">
        {t('text')}{' '}
        <IntentLink href={paths.profile} className="underline underline-offset-4">
          {t('settings')}
        </IntentLink>
      </p>
      <ul className="mt-1 divide-y divide-line">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{aboutOf(item)}</p>
              <p className="tabular text-sm">
                {[formatDay(item.day, locale, 'medium'), item.time && formatTime(item.time, locale)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            <Button
              variant="outline"
              busy={busy === item.id}
              aria-label={t('dismissOf', { about: aboutOf(item) })}
              onClick={() => void dismiss(item.id)}
            >
              {t('dismiss')}
            </Button>
          </li>
        ))}
      </ul>
      {items.length > SHOWN ? <p className="text-sm">{t('more', { count: items.length - SHOWN })}</p> : null}
    </section>
  );
}
