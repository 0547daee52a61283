'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { usePageContext } from '#page-context';
import { Checkbox } from '@/components/ui/checkbox';
import { Fold } from '@/components/ui/fold';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { fold } from '@/lib/core/text/fold';
import { formatDay, formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { zoneToEnter } from '@/lib/page-context/page-context';
import type { CalendarEvent } from '@/lib/sharing/table-import/calendar-events';

const MAX_LISTED = 50;
const SHORT_LIST = 10;

export type Lines = ReadonlySet<number>;

interface SelectionProps {
  events: readonly CalendarEvent[];
  selection: Lines;
  onSelect: (selection: Lines) => void;
}

function useEventText(): (event: CalendarEvent) => string {
  const t = useTranslations('tableImport.calendar');
  const locale = useLocale();
  const zone = zoneToEnter(usePageContext());
  const dateOf = (start: string) => {
    if (start === '') return null;
    return start.includes('T') ? formatInstant(instantFromJson(start), locale, zone) : formatDay(start, locale);
  };
  return ({ start, title, place, isRepeated, problem }) => {
    const repeatedText = isRepeated && problem === null ? t('repeated') : null;
    return joinIsolated([dateOf(start), title || t('untitled'), place || null, repeatedText], ' · ');
  };
}

function MoreEvents({ count }: { count: number }) {
  const t = useTranslations('tableImport.calendar');
  return count > 0 ? <p className="py-2 text-sm text-muted">{t('more', { count })}</p> : null;
}

function EventChoices({ title, events, selection, onSelect }: SelectionProps & { title: string }) {
  const t = useTranslations('tableImport.calendar');
  const textOf = useEventText();
  const selectEvents = (lines: readonly CalendarEvent[], isSelected: boolean) => {
    const next = new Set(selection);
    for (const { line } of lines) isSelected ? next.add(line) : next.delete(line);
    onSelect(next);
  };
  if (events.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-medium">{title}</legend>
      {events.length > 1 ? (
        <label className="tap flex items-center gap-3 text-sm">
          <Checkbox
            checked={events.every(({ line }) => selection.has(line))}
            onChange={({ target }) => selectEvents(events, target.checked)}
          />
          {t('all', { count: events.length })}
        </label>
      ) : null}
      <ul className="border-t border-line">
        {events.slice(0, MAX_LISTED).map((event) => (
          <li key={event.line} className="border-b border-line">
            <label className="tap flex items-center gap-3 py-2">
              <Checkbox
                checked={selection.has(event.line)}
                onChange={({ target }) => selectEvents([event], target.checked)}
              />
              <span dir="auto" className="min-w-0 grow wrap-anywhere">
                {textOf(event)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <MoreEvents count={events.length - MAX_LISTED} />
    </fieldset>
  );
}

function RefusedEvents({ events }: Pick<SelectionProps, 'events'>) {
  const t = useTranslations('tableImport.calendar');
  const textOf = useEventText();
  if (events.length === 0) return null;
  return (
    <Fold title={t('refused')} note={t('found', { count: events.length })}>
      <ul className="text-sm">
        {events.slice(0, MAX_LISTED).map((event) => (
          <li key={event.line} className="py-1.5">
            <span dir="auto" className="block wrap-anywhere">
              {textOf(event)}
            </span>
            {event.problem ? <span className="block text-muted">{t(`problems.${event.problem}`)}</span> : null}
          </li>
        ))}
      </ul>
      <MoreEvents count={events.length - MAX_LISTED} />
    </Fold>
  );
}

/** Events of a calendar. None is chosen at first, because most calendars hold more than a pet's appointments. */
export function EventList({ events, selection, onSelect }: SelectionProps) {
  const t = useTranslations('tableImport.calendar');
  const id = useId();
  const [search, setSearch] = useState('');
  const words = fold(search);
  const matchingEvents = events.filter(({ title, place }) => fold(`${title} ${place}`).includes(words));
  const allowedEvents = matchingEvents.filter(({ problem }) => problem === null);
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-5">
      <div>
        <h2 id={`${id}-title`} className="text-xl">
          {t('title')}
        </h2>
        <p className="mt-1 text-muted">{t('found', { count: events.length })}</p>
        {events.some(({ isRepeated }) => isRepeated) ? <p className="mt-1 text-muted">{t('repeats')}</p> : null}
      </div>
      {events.length > SHORT_LIST ? (
        <div>
          <Label htmlFor={`${id}-search`}>{t('search')}</Label>
          <Input
            id={`${id}-search`}
            type="search"
            className="mt-1.5"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      ) : null}
      <EventChoices
        title={t('upcoming')}
        events={allowedEvents.filter(({ isPast }) => !isPast)}
        {...{ selection, onSelect }}
      />
      <EventChoices
        title={t('past')}
        events={allowedEvents.filter(({ isPast }) => isPast)}
        {...{ selection, onSelect }}
      />
      <RefusedEvents events={matchingEvents.filter(({ problem }) => problem !== null)} />
    </section>
  );
}
