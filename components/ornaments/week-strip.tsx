import './week-strip.css';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { addDays, type Day, weekdayName, weekdayOf } from '@/lib/core/time/dates';

const DAYS = 7;

interface WeekStripProps {
  children: (day: Day) => ReactNode;
}

/** Week that begins today. Hidden from screen readers, because the list below contains the same. */
export function WeekStrip({ children }: WeekStripProps) {
  const { locale, today } = usePageContext();
  return (
    <ol aria-hidden="true" className="week-strip">
      {Array.from({ length: DAYS }, (_, index) => addDays(today, index)).map((day) => (
        <li key={day}>
          <small>{weekdayName(weekdayOf(day), locale, 'narrow')}</small>
          {Number(day.slice(8))}
          <span>{children(day)}</span>
        </li>
      ))}
    </ol>
  );
}
