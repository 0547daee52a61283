'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRowFocus } from '@/components/collections/row-focus';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { visitHref } from '@/lib/records/appointments/links';
import { useAppointmentActions } from './appointment-actions';
import { useAppointmentWords } from './appointment-words';

interface AppointmentQuestionsProps {
  petId: string;
  appointments: Appointment[];
}

export function AppointmentQuestions({ petId, appointments }: AppointmentQuestionsProps) {
  const rows = useRowFocus(appointments.map(({ id }) => id));
  return (
    <ul ref={rows.list} className="questions print:hidden">
      {appointments.map((appointment) => (
        <Question
          key={appointment.id}
          petId={petId}
          appointment={appointment}
          onAnswer={() => rows.leave(appointment.id)}
        />
      ))}
    </ul>
  );
}

interface QuestionProps {
  petId: string;
  appointment: Appointment;
  onAnswer: () => void;
}

function Question({ petId, appointment, onAnswer }: QuestionProps) {
  const t = useTranslations('appointments');
  const router = useRouter();
  const { whatOf, dateOf, nameOf } = useAppointmentWords();
  const { busy, setStatus } = useAppointmentActions(petId, appointment, () => {
    onAnswer();
    router.refresh();
  });
  const name = nameOf(appointment);
  const isVisit = appointment.kind === 'vet';
  const answerQuestion = (status: 'done' | 'cancelled') => (busy ? undefined : void setStatus(status));
  return (
    <li data-row={appointment.id} aria-busy={busy || undefined} className="question">
      <Icon of="circle-question-mark" className="question-mark" />
      <p className="min-w-0 grow wrap-anywhere">
        <b>{t('asked', { what: whatOf(appointment), date: dateOf(appointment) })}</b>
        {isVisit ? <span className="block text-sm text-muted">{t('askedVisit')}</span> : null}
      </p>
      <button
        type="button"
        aria-label={`${t('missed')}: ${name}`}
        className="question-no"
        onClick={() => answerQuestion('cancelled')}
      >
        <Icon of="x" />
      </button>
      {isVisit ? (
        <IntentLink
          href={visitHref(petId, appointment)}
          aria-label={`${t('howDidItGo')} ${name}`}
          className="question-yes"
        >
          <Icon of="check" />
        </IntentLink>
      ) : (
        <button
          type="button"
          aria-label={`${t('done')}: ${name}`}
          className="question-yes"
          onClick={() => answerQuestion('done')}
        >
          <Icon of="check" />
        </button>
      )}
    </li>
  );
}
