import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { dayIn, instantFromJson } from '@/lib/core/time/dates';
import type { PageLine } from '@/lib/overviews/activity/activity-line';

export function ActivitySentence({ lines }: { lines: readonly PageLine[] }) {
  const t = useTranslations('activity');
  const { today, timeZone } = usePageContext();
  const own = lines.filter(({ at }) => dayIn(instantFromJson(at), timeZone) === today);
  const people = new Set(own.map(({ memberId }) => memberId)).size;
  return (
    <p className="-mt-2 text-lg">
      {own.length > 0 ? t.rich('sentence', { people, things: own.length, b: (chunks) => <b>{chunks}</b> }) : t('quiet')}
    </p>
  );
}
