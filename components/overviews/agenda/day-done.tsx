'use client';

import { useTranslations } from 'next-intl';
import { Stamp } from '@/components/ornaments/stamp';

interface DayDoneProps {
  date: string;
  done: number;
  count: number;
  names: readonly string[];
  text: string;
  tomorrow: string | null;
}

export function DayDone({ date, done, count, names, text, tomorrow }: DayDoneProps) {
  const t = useTranslations('agenda.allDone');
  const [first] = names;
  const good = names.length === 1 && first ? t('titleOne', { name: first }) : t('title');
  const heading = done === count ? good : t('titleLeft');
  return (
    <section
      aria-labelledby="all-done"
      className="relative isolate overflow-hidden rounded-now border border-line bg-surface px-5 py-8 text-center shadow-card"
    >
      <span aria-hidden="true" className="guilloche absolute inset-0 -z-10 text-primary opacity-5" />
      <span
        aria-hidden="true"
        className="rosette absolute -top-6 left-1/2 -z-10 size-76 -translate-x-1/2 text-accent opacity-25"
      />
      <Stamp
        shape="circle"
        state="valid"
        title={t(done === count ? 'stamp' : 'nothingLeft')}
        word={t('counts', { done, count })}
        date={date}
        place={names.join(' · ')}
        name=""
        tilt={-8}
        size={155}
        className="mx-auto animate-land"
      />
      <h2 id="all-done" className="mx-auto mt-7 max-w-64 text-[1.75rem]">
        {heading}
      </h2>
      <p className="mx-auto mt-2 max-w-80 text-muted">{text}</p>
      {tomorrow ? <p className="mt-4 text-sm font-medium text-primary tabular">{tomorrow}</p> : null}
    </section>
  );
}
