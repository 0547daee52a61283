'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { TaskView } from './task-view';
import { useToday } from './today-context';

interface TickAllProps {
  tasks: readonly TaskView[];
  open: readonly TaskView[];
}

export function TickAll({ tasks, open }: TickAllProps) {
  const t = useTranslations('agenda');
  const { pets, ticks } = useToday();
  const genders = tasks.map(({ petId }) => pets.get(petId)?.gender);
  const gender = genders.every((one) => one === 'female') ? 'female' : 'other';
  const title = tasks[0]?.title ?? '';
  const [last] = open;
  const name = open.length === 1 && last ? pets.get(last.petId)?.name : undefined;
  const text = name ? t('tickOne', { name }) : t(open.length <= 2 ? 'tickBoth' : 'tickAll', { gender });
  const countText = t('of', { done: tasks.length, all: tasks.length });
  return (
    <button
      type="button"
      aria-label={`${text}: ${title}`}
      // Stays in the layout, so that the card keeps its height.
      className={cn(
        'button max-w-full min-w-30 rounded-full bg-on-cover px-3 font-semibold text-slip-primary print:hidden',
        open.length === 0 && 'invisible',
      )}
      onClick={() => void ticks.tick(open, 'done', name ? `${title}, ${name}` : title, countText)}
    >
      <Icon of={name ? 'check' : 'check-check'} />
      <bdi className="truncate">{text}</bdi>
    </button>
  );
}
