'use client';

import { useMemo, useState } from 'react';
import type { EarlierImport } from '@/lib/sharing/imports/vocabulary';
import { type CalendarEvent, eventTable } from '@/lib/sharing/table-import/calendar-events';
import type { ImportPet } from '@/lib/sharing/table-import/vocabulary';
import { EventList, type Lines } from './event-list';
import { TableMapping } from './table-mapping';

interface CalendarImportProps {
  pet: ImportPet;
  fileName: string | null;
  events: readonly CalendarEvent[];
  earlierImport: EarlierImport | null;
}

/** Events of a calendar become appointments. The chosen ones are checked and stored like the rows of a table. */
export function CalendarImport({ pet, fileName, events, earlierImport }: CalendarImportProps) {
  const [selection, setSelection] = useState<Lines>(new Set());
  const source = useMemo(() => eventTable(events), [events]);
  return (
    <>
      <EventList events={events} selection={selection} onSelect={setSelection} />
      {selection.size > 0 ? (
        <TableMapping {...{ pet, fileName, source, earlierImport }} kind="appointments" lines={selection} />
      ) : null}
    </>
  );
}
