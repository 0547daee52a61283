'use client';

import { useTranslations } from 'next-intl';
import { PersonRing } from '@/components/ornaments/person-ring';
import { cn } from '@/components/ui/cn';
import { otherTurn } from '@/lib/overviews/agenda/turns';
import type { TaskView } from './task-view';
import { useToday } from './today-context';

function useTurnWords(): (turn: number | null) => string {
  const t = useTranslations('agenda.turn');
  const { people } = useToday();
  return (turn) => {
    const person = turn === null ? undefined : people.find(({ who }) => who === turn);
    if (!person) return t('anyone');
    return person.isYou ? t('yours') : t('theirs', { name: person.name ?? '' });
  };
}

interface TurnHeadProps {
  turn: number | null;
  large?: boolean;
}

export function TurnHead({ turn, large = false }: TurnHeadProps) {
  const t = useTranslations('agenda.turn');
  const words = useTurnWords();
  const { people } = useToday();
  const person = people.find(({ who }) => who === turn);
  if (!person) return null;
  const short = person.isYou ? t('you') : person.name;
  return (
    <p className={cn('turn-head', large && 'large')}>
      <PersonRing person={person} size={26} />
      <span className="sr-only">{words(turn)}</span>
      <bdi aria-hidden="true">{large ? words(turn) : short}</bdi>
    </p>
  );
}

export function TurnWords({ task, usual }: { task: TaskView; usual: number | null }) {
  const words = useTurnWords();
  const { people } = useToday();
  const turn = otherTurn(task, usual);
  if (turn === undefined) return null;
  const isYours = people.some(({ who, isYou }) => isYou && who === turn);
  return isYours ? <b className="font-medium text-primary">{words(turn)}</b> : words(turn);
}
