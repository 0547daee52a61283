'use client';

import { createContext, useContext } from 'react';
import type { PersonView, PetView, TaskView } from './task-view';
import type { Ticks } from './ticks';

export interface Today {
  pets: ReadonlyMap<string, PetView>;
  people: readonly PersonView[];
  ticks: Ticks;
  /** When the page was rendered, in milliseconds. */
  at: number;
  isResting: (task: TaskView) => boolean;
}

export const TodayContext = createContext<Today | null>(null);

/** @throws Error outside of `TodayView` */
export function useToday(): Today {
  const today = useContext(TodayContext);
  if (!today) throw new Error('useToday needs a TodayContext above');
  return today;
}
