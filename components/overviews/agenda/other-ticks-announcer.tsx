'use client';

import { useEffect, useRef, useState } from 'react';
import { nowMs } from '@/lib/core/time/clock';
import { MINUTE } from '@/lib/core/time/dates';
import type { TaskView } from './task-view';
import { useToday } from './today-context';

function useNews(page: readonly TaskView[]): (before: ReadonlyMap<string, TaskView>) => string[] {
  const { pets, people } = useToday();
  return (before) =>
    page.flatMap((task) => {
      const doer = task.done === null || before.get(task.key)?.done !== null ? undefined : people[task.ring ?? -1];
      if (!doer || doer.isYou || doer.name === null) return [];
      return [`${doer.name}: ${task.title}, ${pets.get(task.petId)?.name ?? ''}`];
    });
}

export function OtherTicksAnnouncer({ page }: { page: readonly TaskView[] }) {
  const [text, setText] = useState('');
  const newsSince = useNews(page);
  const last = useRef({ page, saidAt: Number.NEGATIVE_INFINITY, waiting: [] as string[] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const { current } = last;
    if (current.page === page) return;
    current.waiting.push(...newsSince(new Map(current.page.map((task) => [task.key, task]))));
    current.page = page;
    if (current.waiting.length === 0) return;
    const announce = () => {
      timer.current = undefined;
      setText(current.waiting.join('. '));
      Object.assign(current, { saidAt: nowMs(), waiting: [] });
    };
    timer.current ??= setTimeout(announce, Math.max(0, current.saidAt + MINUTE - nowMs()));
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
