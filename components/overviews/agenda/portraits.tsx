'use client';

import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { PetFace } from '@/components/records/pets/pet-face';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { tallyOf } from '@/lib/overviews/agenda/day';
import type { PetView, TaskView } from './task-view';
import { useToday } from './today-context';

interface PortraitsProps {
  pets: readonly PetView[];
  tasks: readonly TaskView[];
}

export function Portraits({ pets, tasks }: PortraitsProps) {
  const t = useTranslations('agenda');
  const { ticks } = useToday();
  return (
    <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 py-3 md:mx-0 md:px-0">
      {pets.map((pet) => {
        const own = tasks.filter(({ petId }) => petId === pet.id);
        const { done, of } = tallyOf(own, (task) => ticks.statusOf(task) !== null);
        const { id, name } = pet;
        const isDone = of > 0 && done === of;
        return (
          <li key={id} className="w-27 shrink-0 max-[20rem]:w-auto">
            <IntentLink
              href={paths.pet(id)}
              aria-label={of === 0 ? name : t('tally', { name, done, of })}
              className="flex flex-col items-center gap-1.5 rounded-control"
            >
              <PetFace pet={pet} size={80} ring={{ done, of }} className="md:[--face:104px]" />
              <span className="flex max-w-full items-center gap-1 text-sm whitespace-nowrap">
                {isDone ? <Icon of="check" className="size-4 shrink-0 text-primary" /> : null}
                <bdi className="min-w-0 truncate font-medium">{name}</bdi>
                {of > 0 && !isDone ? (
                  <span className="text-muted tabular">
                    {done}/{of}
                  </span>
                ) : null}
              </span>
            </IntentLink>
          </li>
        );
      })}
    </ul>
  );
}
