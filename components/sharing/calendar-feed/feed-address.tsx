'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { toast } from '@/lib/browser/page/toast';
import { formatForReader } from '@/lib/page-context/page-context';
import { webcalHref } from '@/lib/sharing/calendar-feed/client';
import type { Feed } from '@/lib/sharing/calendar-feed/queries';

export function FeedAddress({ feed: { url, lastReadAt } }: { feed: Feed }) {
  const t = useTranslations('calendarFeed');
  const reader = usePageContext();
  if (url === null) return <p className="text-muted">{t('lost')}</p>;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('copied') });
    } catch {
      toast({ title: t('copyFailed'), tone: 'danger' });
    }
  };
  return (
    <div className="grid gap-3">
      <Input readOnly value={url} aria-label={t('address')} className="font-mono text-sm" />
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" onClick={() => void copy()}>
          <Icon of="copy" />
          {t('copy')}
        </Button>
        <Button asChild variant="outline">
          <a href={webcalHref(url)}>
            <Icon of="calendar-plus" />
            {t('subscribe')}
          </a>
        </Button>
      </div>
      <p className="tabular text-sm text-muted">
        {lastReadAt ? t('lastRead', { date: formatForReader(lastReadAt, reader) }) : t('neverRead')}
      </p>
    </div>
  );
}
