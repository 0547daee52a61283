'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { instantFromJson } from '@/lib/core/time/dates';
import { type Appointment, asksIfDone } from '@/lib/records/appointments/appointment';
import { calendarFileHref, mapHref, visitHref } from '@/lib/records/appointments/links';
import { useAppointmentActions } from './appointment-actions';

interface AppointmentAnswersProps {
  petId: string;
  appointment: Appointment;
  recorded: boolean;
  onDone: () => void;
}

export function AppointmentAnswers({ petId, appointment, recorded, onDone }: AppointmentAnswersProps) {
  const t = useTranslations('appointments');
  const { at } = usePageContext();
  const { busy, setStatus } = useAppointmentActions(petId, appointment, onDone);
  const { kind, status, startsAt, place } = appointment;
  const begun = instantFromJson(startsAt) <= at;
  const asks = asksIfDone(appointment, at);
  const pressButton = (label: string, onPress: () => unknown) => (
    <Button variant="outline" busy={busy} onClick={() => void onPress()}>
      {label}
    </Button>
  );
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      {kind === 'vet' && begun && status !== 'cancelled' && !recorded ? (
        <SoftLink href={visitHref(petId, appointment)}>{t('howDidItGo')}</SoftLink>
      ) : null}
      {kind === 'vet' && status === 'planned' && !begun ? (
        <SoftLink href={paths.petBrief(petId)}>{t('prepare')}</SoftLink>
      ) : null}
      {place === null ? null : (
        <Button asChild variant="outline">
          <a href={mapHref(place)} target="_blank" rel="noopener noreferrer" aria-label={t('mapOf', { place })}>
            <Icon of="map-pin" />
            {t('map')}
          </a>
        </Button>
      )}
      <Button asChild variant="outline">
        <a href={calendarFileHref(petId, appointment)} download aria-label={t('calendarFile')}>
          <Icon of="calendar-plus" />
          {t('calendar')}
        </a>
      </Button>
      {asks ? pressButton(t('done'), () => setStatus('done')) : null}
      {asks ? pressButton(t('missed'), () => setStatus('cancelled')) : null}
      {status === 'planned' && !begun ? pressButton(t('cancel'), () => setStatus('cancelled')) : null}
      {status !== 'planned' && !begun ? pressButton(t('planAgain'), () => setStatus('planned')) : null}
    </div>
  );
}

function SoftLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild variant="soft">
      <IntentLink href={href}>{children}</IntentLink>
    </Button>
  );
}
