'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PersonRing } from '@/components/ornaments/person-ring';
import { PetFace } from '@/components/records/pets/pet-face';
import { Icon } from '@/components/ui/icon';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { isolate } from '@/lib/core/i18n/isolate';
import type { TaskGroup } from '@/lib/overviews/agenda/groups';
import { TaskRow } from './task-row';
import type { TaskView } from './task-view';
import { useTaskPerson } from './task-words';
import { useToday } from './today-context';

const NAMED = 3;
const FACES = 3;

export function DoneLine({ groups }: { groups: readonly TaskGroup<TaskView>[] }) {
  const t = useTranslations('agenda');
  const locale = useLocale();
  const { pets, ticks } = useToday();
  const doerOf = useTaskPerson();
  const [isOpen, setOpen] = useState(false);
  if (groups.length === 0) return null;
  const tasks = groups.flatMap((group) => group.tasks);
  const all = [...new Set(tasks.map(({ title }) => title))].map(isolate);
  const rest = all.length - NAMED;
  const titles = rest > 1 ? [...all.slice(0, NAMED), t('more', { count: rest })] : all;
  const hasSkipped = tasks.some((task) => ticks.statusOf(task) === 'skipped');
  const faces = [...new Set(tasks.map(({ petId }) => petId))].flatMap((id) => pets.get(id) ?? []);
  const doers = [...new Map(tasks.flatMap((task) => doerOf(task) ?? []).map((one) => [one.who, one])).values()];
  return (
    <details
      className="group/done border-b border-line last:border-0"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-3 py-1.5 text-muted">
        <Icon of="circle-check" className="size-5 shrink-0" />
        <span className="min-w-0 grow wrap-anywhere">
          {t(hasSkipped ? 'settled' : 'done', { titles: formatList(titles, locale) })}
        </span>
        {doers.length > 0 ? (
          <span className="ml-auto flex shrink-0 gap-[3px]">
            {doers.slice(0, FACES).map((one) => (
              <PersonRing key={one.who} person={one} size={26} label={one.name ?? t('formerCarer')} />
            ))}
          </span>
        ) : (
          <span aria-hidden="true" className="faces">
            {faces.slice(0, FACES).map((pet) => (
              <PetFace key={pet.id} pet={pet} size={24} />
            ))}
          </span>
        )}
        <Icon of="chevron-down" className="size-5 shrink-0 transition-transform group-open/done:rotate-180" />
      </summary>
      {isOpen ? (
        <ul>
          {groups.map((group) => (
            <TaskRow key={group.key} group={group} />
          ))}
        </ul>
      ) : null}
    </details>
  );
}
