import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { EmptyState } from '@/components/shell/empty-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { addDays, formatTime, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { type GivenDose, lastDose } from '@/lib/overviews/agenda/good-day';
import type { Household } from '@/lib/overviews/agenda/household';
import type { NextVaccination } from '@/lib/overviews/agenda/next-vaccination';
import type { Agenda } from '@/lib/overviews/agenda/order';
import { partOfDay } from '@/lib/overviews/agenda/parts';
import type { PetSummary } from '@/lib/records/pets/pet';
import { useAgendaWords } from './agenda-words';
import { AsOf, PastDay } from './as-of';
import { useAttentionWords } from './attention-words';
import { NextVaccinationLine } from './next-vaccination-line';
import { toSent, toSentAttention } from './sent-tasks';
import type { PetView } from './task-view';
import { TodayGreeting } from './today-greeting';
import { TodayView } from './today-view';

const SHOWN = 40;

interface AgendaViewProps {
  agenda: Agenda;
  pets: readonly PetSummary[];
  household: Household;
  vaccination: NextVaccination | null;
  firstName: string | null;
  at: Date;
  until: Date;
  all: boolean;
}

const toPetView = ({ id, name, type, cover, gender, photoUrl }: PetSummary, { shared }: Household): PetView => ({
  ...{ id, name, type, cover, gender, photoUrl },
  ...(shared.has(id) && { isShared: true }),
});

export function AgendaView(props: AgendaViewProps) {
  const { agenda, pets: summaries, household, vaccination, firstName, at, until, all } = props;
  const { tasks, missed, attention, ahead } = agenda;
  const { today, locale, timeZone } = usePageContext();
  const pets = summaries.map((pet) => toPetView(pet, household));
  const context = { pets, today };
  const wordsOf = useAgendaWords();
  const attentionOf = useAttentionWords();
  const t = useTranslations('home.goodDay');
  const timeOf = (moment: string) => formatTime(fromInstant(instantFromJson(moment), timeZone).time, locale);
  const doseOf = (dose: GivenDose | null) => {
    const gender = pets.find(({ id }) => id === dose?.petId)?.gender ?? 'unknown';
    return dose && t('dose', { name: dose.petName, title: dose.title, gender, time: timeOf(dose.at) });
  };
  const toTaskData = (item: AgendaItem) =>
    toSent({ ...wordsOf(item), ring: household.ringOf(item), turn: household.turnOf(item) }, context);
  const visibleTasks = all ? tasks : tasks.slice(0, SHOWN);
  const special = ahead.filter(({ daily }) => !daily);
  const busy = new Set(tasks.map(({ petId }) => petId));
  const tomorrow = ahead.find(({ day, at: moment }) => day === addDays(today, 1) && moment !== null)?.at ?? null;
  const openCount = tasks.filter(({ state }) => state !== 'done').length;
  const isEmpty = tasks.length + missed.length + attention.length + ahead.length === 0;
  return (
    <TodayView
      pets={pets}
      people={household.people}
      part={partOfDay(fromInstant(at, timeZone).time, languageOf(locale))}
      tasks={visibleTasks.map(toTaskData)}
      missed={missed.slice(0, SHOWN).map(toTaskData)}
      attention={attention.slice(0, SHOWN).map((item) => toSentAttention(attentionOf(item), context))}
      ahead={special.map((item) => toSent(wordsOf(item), context))}
      at={at.getTime()}
      until={until.toISOString()}
      hidden={tasks.length - visibleTasks.length}
      all={all}
      greeting={
        <TodayGreeting firstName={firstName} left={openCount} asOf={<AsOf />}>
          <PastDay />
        </TodayGreeting>
      }
      vaccination={<NextVaccinationLine next={vaccination} />}
      end={{
        names: pets.filter(({ id }) => busy.has(id)).map(({ name }) => name),
        dose: doseOf(lastDose(tasks)),
        tomorrow: tomorrow && t('tomorrow', { time: timeOf(tomorrow) }),
      }}
      nothing={tasks.length === 0 ? <EmptyAgenda isEmpty={isEmpty} pet={pets[0]} /> : null}
    />
  );
}

function EmptyAgenda({ isEmpty, pet }: { isEmpty: boolean; pet: PetView | undefined }) {
  const t = useTranslations('home');
  if (!isEmpty || !pet) return <EmptyState drawing="trail" title={t('free.title')} text={t('free.text')} />;
  const { id, name } = pet;
  return (
    <EmptyState
      drawing="trail"
      title={t('start.title', { name })}
      text={t('start.text')}
      action={
        <Button asChild>
          <IntentLink href={paths.petRoutines(id)}>{t('start.action', { name })}</IntentLink>
        </Button>
      }
    />
  );
}
