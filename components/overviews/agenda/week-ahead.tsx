'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { WeekStrip } from '@/components/ornaments/week-strip';
import { PetFace } from '@/components/records/pets/pet-face';
import { cn } from '@/components/ui/cn';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { weekdayName, weekdayOf } from '@/lib/core/time/dates';
import { type WeekEntry, weekOf } from '@/lib/overviews/agenda/week';
import { isMedicine } from './item-style';
import type { PetView, TaskView } from './task-view';

const SHOWN = 10;
const DOTS = 3;

interface WeekAheadProps {
  ahead: readonly TaskView[];
  pets: readonly PetView[];
  all: boolean;
}

export function WeekAhead({ ahead, pets, all }: WeekAheadProps) {
  const t = useTranslations('agenda.week');
  const byId = new Map(pets.map((pet) => [pet.id, pet]));
  const entries = weekOf(
    ahead,
    pets.map(({ id }) => id),
  );
  const visibleEntries = all ? entries : entries.slice(0, SHOWN);
  return (
    <section aria-labelledby="ahead">
      <h2 id="ahead" className="mb-2 text-xl">
        {t('title')}
      </h2>
      <WeekStrip>{(day) => <Dots of={entries.filter((entry) => entry.day === day)} pets={byId} />}</WeekStrip>
      {entries.length === 0 ? <p className="mt-2 text-muted">{t('empty')}</p> : null}
      <ul>
        {visibleEntries.map((entry) => (
          <Entry key={entry.key} entry={entry} pets={byId} />
        ))}
      </ul>
      {entries.length > visibleEntries.length ? (
        <p className="text-sm text-muted">{t('more', { count: entries.length - visibleEntries.length })}</p>
      ) : null}
    </section>
  );
}

type Pets = ReadonlyMap<string, PetView>;

function Dots({ of, pets }: { of: readonly WeekEntry<TaskView>[]; pets: Pets }) {
  const dots = of.flatMap(({ tasks }) => tasks).slice(0, DOTS);
  return dots.map((task) => (
    <i
      key={task.key}
      className={cn(`cover-${pets.get(task.petId)?.cover ?? 'pine'}`, isMedicine(task) && 'medicine')}
    />
  ));
}

function Entry({ entry: { day, tasks }, pets }: { entry: WeekEntry<TaskView>; pets: Pets }) {
  const t = useTranslations('agenda.week');
  const { locale } = usePageContext();
  const [first] = tasks;
  if (!first) return null;
  const { title, time, about, href, warnings } = first;
  const own = tasks.flatMap(({ petId }) => pets.get(petId) ?? []);
  const names = joinIsolated(
    own.map(({ name }) => name),
    ', ',
  );
  return (
    <li className="ahead-row">
      <IntentLink href={href}>
        <time dateTime={day} className="tabular">
          {weekdayName(weekdayOf(day), locale, 'short')} <b>{Number(day.slice(8))}</b>
        </time>
        <span className="task-text">
          <b dir="auto">{warnings.length > 0 ? t('allergy', { title }) : title}</b>
          <span>{joinIsolated([names, time, about], ' · ')}</span>
        </span>
        <span className="faces">
          {own.slice(0, DOTS).map((pet) => (
            <PetFace key={pet.id} pet={pet} size={30} />
          ))}
        </span>
      </IntentLink>
    </li>
  );
}
