'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useCan, useReader } from '#page-context';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { isolated } from '@/lib/core/i18n/isolate';
import { instantFromJson } from '@/lib/core/time/dates';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { visitHref } from '@/lib/records/appointments/links';
import { useAppointmentActions } from './appointment-actions';
import { useAppointmentWords } from './appointment-words';

interface AppointmentAnswersProps {
  petId: string;
  appointment: Appointment;
  recorded: boolean;
  refresh: () => void;
}

export function AppointmentAnswers({ petId, appointment, recorded, refresh }: AppointmentAnswersProps) {
  const t = useTranslations('appointments');
  const { at } = useReader();
  const can = useCan();
  const { nameOf } = useAppointmentWords();
  const { busy, setStatus, removeFollowing } = useAppointmentActions(petId, appointment, refresh);
  const { kind, status, startsAt, seriesId } = appointment;
  const begun = instantFromJson(startsAt) <= at;
  const open = status === 'planned';
  // Several rows have the same buttons, so each label names its appointment.
  const button = (label: string, onPress: () => void, variant: ComponentProps<typeof Button>['variant'] = 'link') => (
    <Button
      variant={variant}
      size={variant === 'link' ? 'link' : 'default'}
      busy={busy}
      aria-label={`${label}: ${isolated(nameOf(appointment))}`}
      onClick={onPress}
    >
      {label}
    </Button>
  );
  if (!can.edit) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden print:hidden">
      {kind === 'vet' && begun && status !== 'cancelled' && !recorded ? (
        <Button asChild variant="soft">
          <IntentLink
            href={visitHref(petId, appointment)}
            aria-label={`${t('howDidItGo')} ${isolated(nameOf(appointment))}`}
          >
            {t('howDidItGo')}
          </IntentLink>
        </Button>
      ) : null}
      {kind === 'vet' && open && !begun ? (
        <Button asChild variant="soft">
          <IntentLink href={paths.petBrief(petId)} aria-label={`${t('prepare')}: ${isolated(nameOf(appointment))}`}>
            {t('prepare')}
          </IntentLink>
        </Button>
      ) : null}
      {open && begun ? button(t('done'), () => void setStatus('done'), kind === 'vet' ? 'outline' : 'soft') : null}
      {open && begun ? button(t('missed'), () => void setStatus('cancelled'), 'ghost') : null}
      {open && !begun ? button(t('cancel'), () => void setStatus('cancelled')) : null}
      {!open && !begun ? button(t('planAgain'), () => void setStatus('planned')) : null}
      {seriesId !== null && !begun ? button(t('removeFollowing'), () => void removeFollowing()) : null}
    </div>
  );
}
