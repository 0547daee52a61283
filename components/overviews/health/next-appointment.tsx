import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
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
    <IntentLink href={paths.petAppointments(petId)} className="next-appointment">
      <Icon of="calendar-days" />
      <span>
        <span className="label">{t('next')}</span>
        {t('named', { what: title ?? t(`kinds.${kind}`), when })}
      </span>
    </IntentLink>
  );
}
