import './appointments.css';
import { useTranslations } from 'next-intl';
import { useCan, usePageContext } from '#page-context';
import { WeekStrip } from '@/components/ornaments/week-strip';
import { EmptyState } from '@/components/shell/empty-state';
import { Icon } from '@/components/ui/icon';
import type { Page } from '@/lib/core/http/pagination';
import { type Appointment, asksIfDone, dayOf } from '@/lib/records/appointments/appointment';
import type { AppointmentBook } from '@/lib/records/appointments/queries';
import { AddAppointment } from './add-appointment';
import { AppointmentList } from './appointment-list';
import { AppointmentQuestions } from './appointment-questions';

/** More questions would push the upcoming appointments out of view. The rest stay with the past ones. */
const MAX_QUESTIONS = 3;
const DOTS = 3;

export function AppointmentBookView({ book }: { book: AppointmentBook }) {
  const t = useTranslations('appointments');
  const { at } = usePageContext();
  const can = useCan();
  const { pet, upcoming, past, pastCount, recorded } = book;
  const needsVisitRecord = (one: Appointment) => can.edit && asksIfDone(one, at) && !recorded.includes(one.id);
  const unrecordedAppointments = past.items.filter(needsVisitRecord).slice(0, MAX_QUESTIONS);
  const before = { ...past, items: past.items.filter((one) => !unrecordedAppointments.includes(one)) };
  const nothing = upcoming.items.length === 0 && pastCount === 0;
  return (
    <div className="appointments">
      <div id="upcoming" className="appointments-ahead">
        {nothing ? null : <Week appointments={upcoming.items} />}
        <AppointmentList
          petId={pet.id}
          recorded={recorded}
          first={upcoming}
          empty={
            nothing ? <EmptyState drawing="trail" title={t('emptyTitle')} text={t('emptyText')} /> : t('noneUpcoming')
          }
          ahead
        />
      </div>
      <div id="past" className="appointments-past">
        <AppointmentQuestions petId={pet.id} appointments={unrecordedAppointments} />
        <PastAppointments
          petId={pet.id}
          recorded={recorded}
          first={before}
          count={pastCount - unrecordedAppointments.length}
        />
        <AddAppointment petId={pet.id} />
      </div>
    </div>
  );
}

function Week({ appointments }: { appointments: Appointment[] }) {
  const plannedAppointments = appointments.filter(({ status }) => status !== 'cancelled');
  return (
    <WeekStrip>
      {(day) =>
        plannedAppointments
          .filter((one) => dayOf(one) === day)
          .slice(0, DOTS)
          .map(({ id }) => <i key={id} />)
      }
    </WeekStrip>
  );
}

interface PastProps {
  petId: string;
  recorded: string[];
  first: Page<Appointment>;
  count: number;
}

function PastAppointments({ petId, recorded, first, count }: PastProps) {
  const t = useTranslations('appointments');
  if (count <= 0) return null;
  return (
    <details className="group past">
      <summary>
        <h2>
          {t('past')} <span className="text-muted tabular">· {count}</span>
        </h2>
        <Icon of="chevron-down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <AppointmentList petId={petId} recorded={recorded} first={first} empty={null} />
    </details>
  );
}
