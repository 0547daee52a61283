'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatTime } from '@/lib/core/time/dates';
import { type ArcStop, dayArc, donePart, timeOfMinute } from '@/lib/records/routines/day-arc';
import type { Task } from '@/lib/records/routines/view';
import { kindIcons } from './kind-icons';
import { isTicked } from './task-words';

/** Pixels. The icons are positioned in percent of the box. */
const BOX = { width: 288, height: 150 };
const ARC = { x: 144, y: 138, rx: 118, ry: 118 };

const xOf = (place: number) => ARC.x - ARC.rx * Math.cos(Math.PI * place);
const yOf = (place: number) => ARC.y - ARC.ry * Math.sin(Math.PI * place);
const line = `M${xOf(0)} ${ARC.y}A${ARC.rx} ${ARC.ry} 0 0 1 ${xOf(1)} ${ARC.y}`;

interface DayArcProps {
  tasks: readonly Task[];
  portrait: ReactNode;
}

export function DayArc({ tasks, portrait }: DayArcProps) {
  const t = useTranslations('routines');
  const locale = useLocale();
  const id = useId();
  const arc = dayArc(tasks);
  const donePartOfDay = donePart(arc, isTicked);
  const sum = { done: tasks.filter(({ state }) => state === 'done').length, count: tasks.length };
  return (
    <div className="day-arc">
      <div aria-hidden="true">
        <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={xOf(0)} x2={xOf(0.25)} y1="0" y2="0">
            <stop className="dawn" />
            <stop offset="1" className="day" />
          </linearGradient>
          <path d={line} />
          {donePartOfDay > 0 ? (
            <path d={line} pathLength={1} strokeDasharray={`${donePartOfDay} 1`} style={{ stroke: `url(#${id})` }} />
          ) : null}
        </svg>
        {arc.stops.map((stop) => (
          <Stop key={stop.items[0]?.key} stop={stop} />
        ))}
        <span className="arc-portrait">{portrait}</span>
        <span className="arc-from">{formatTime(timeOfMinute(arc.from), locale)}</span>
        <span className="arc-to">{formatTime(timeOfMinute(arc.to), locale)}</span>
      </div>
      <p>{t('daySum', sum)}</p>
    </div>
  );
}

function Stop({ stop: { items, place } }: { stop: ArcStop<Task> }) {
  const currentTask = items.find((task) => !isTicked(task)) ?? items[0];
  if (!currentTask) return null;
  const isDone = items.every(isTicked);
  return (
    <span
      className={cn('arc-stop', isDone && 'done', currentTask.kind === 'medication' && 'red')}
      style={{ left: `${(xOf(place) / BOX.width) * 100}%`, top: `${(yOf(place) / BOX.height) * 100}%` }}
    >
      <Icon of={kindIcons[currentTask.kind]} />
      {items.length > 1 ? <b className="tabular">{items.length}</b> : null}
    </span>
  );
}
