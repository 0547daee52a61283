'use client';

import { useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { type Appointment, isWeighIn } from '@/lib/records/appointments/appointment';
import { mapHref } from '@/lib/records/appointments/links';
import { useAppointmentWords } from './appointment-words';

export function TicketAction({ petId, appointment }: { petId: string; appointment: Appointment }) {
  const t = useTranslations('appointments');
  const can = useCan();
  const { nameOf } = useAppointmentWords();
  const { place } = appointment;
  if (isWeighIn(appointment) && can.edit)
    return (
      <IntentLink href={paths.newWeight(petId)} aria-label={t('weigh', { name: nameOf(appointment) })} className="tap">
        <Icon of="scale" />
      </IntentLink>
    );
  if (place === null) return null;
  return (
    <a
      href={mapHref(place)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('mapOf', { place })}
      className="tap"
    >
      <Icon of="navigation" />
    </a>
  );
}
