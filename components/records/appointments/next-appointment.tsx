import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/shell/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { formatMeeting, instantFromJson } from '@/lib/core/time/dates';
import type { Appointment } from '@/lib/records/appointments/appointment';

export function NextAppointment({ petId, appointment }: { petId: string; appointment: Appointment }) {
  const t = useTranslations('appointments');
  const locale = useLocale();
  const { title, kind, startsAt, timeZone } = appointment;
  const when = formatMeeting(instantFromJson(startsAt), locale, timeZone);
  return (
    <IntentLink
      href={paths.petAppointments(petId)}
      className="flex min-h-11 items-center gap-3 rounded-card border border-line bg-surface p-4 hover:border-primary"
    >
      <Icon of="calendar-days" className="size-6 shrink-0 text-primary" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-sm text-muted">{t('next')}</span>
        {t('named', { what: title ?? t(`kinds.${kind}`), when })}
      </span>
    </IntentLink>
  );
}
