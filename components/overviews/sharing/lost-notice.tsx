import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';

interface LostNoticeProps {
  petName: string;
  lost: { since: string; note: string | null };
}

export function LostNotice({ petName, lost }: LostNoticeProps) {
  const t = useTranslations('sharedPet.lost');
  const { locale, timeZone } = useReader();
  const since = formatDay(dayIn(instantFromJson(lost.since), timeZone), locale);
  return (
    <section className="rounded-card border-2 border-danger bg-danger-soft p-4 text-ink">
      <p className="text-sm font-semibold tracking-[0.16em] text-danger uppercase">{t('banner')}</p>
      <h2 className="text-2xl wrap-anywhere">{t('title', { name: petName })}</h2>
      <p>{t('since', { date: since })}</p>
      {lost.note ? (
        <p dir="auto" className="mt-2 font-medium whitespace-pre-line wrap-anywhere">
          {lost.note}
        </p>
      ) : null}
    </section>
  );
}
