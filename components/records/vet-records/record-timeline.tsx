'use client';

import './records.css';
import { useTranslations } from 'next-intl';
import { useCan, usePageContext } from '#page-context';
import { EntryRow } from '@/components/collections/entry-row';
import { useEntryWord } from '@/components/collections/entry-words';
import { useRowFocus } from '@/components/collections/row-focus';
import { useSwipeAway } from '@/components/collections/swipe-away';
import { useEditedEntry } from '@/components/collections/use-edited-entry';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Page } from '@/lib/core/http/pagination';
import { formatDay } from '@/lib/core/time/dates';
import type { VetRecordDraft } from '@/lib/records/vet-records/schema';
import { type DocumentEntry, dayOf, isVisit, type RecordEntry } from '@/lib/records/vet-records/timeline';
import type { VetRecordEntry } from '@/lib/records/vet-records/vet-record';
import type { RecordKind } from '@/lib/records/vet-records/vocabulary';
import { NoRecords } from './no-records';
import { recordIcon } from './record-icon';
import { RecordRow } from './record-row';
import { RecordSheet } from './record-sheet';
import { useTimeline } from './use-timeline';

interface RecordTimelineProps {
  pet: { id: string; name: string };
  first: Page<VetRecordEntry>;
  otherDocuments: Page<DocumentEntry>;
  q: string;
  kind: RecordKind;
  draft: VetRecordDraft | null;
}

export function RecordTimeline({ pet, first, otherDocuments, q, kind, draft }: RecordTimelineProps) {
  const t = useTranslations('vetRecords');
  const { locale } = usePageContext();
  const can = useCan();
  const { client, items, visits, timeline, markOf, hasMore, loading, more, remove, refresh } = useTimeline(
    pet.id,
    { visits: first, documents: otherDocuments },
    { q, kind },
  );
  const { edited, edit, close, saved } = useEditedEntry<RecordEntry>(
    draft !== null && can.edit,
    refresh,
    can.edit ? items : [],
  );
  const wordOf = useEntryWord(pet.id, client.place.collection, visits);
  const rows = useRowFocus(timeline.map(({ id }) => id));
  const nameOf = (entry: RecordEntry) =>
    `${isVisit(entry) ? (entry.reason ?? t('visit')) : entry.title}, ${formatDay(dayOf(entry), locale, 'medium')}`;
  const removeVisit = (visit: VetRecordEntry) => {
    close();
    rows.leave(visit.id);
    void remove(visit);
  };
  const swipe = useSwipeAway((id) => items.filter((item) => item.id === id).forEach(removeVisit));
  return (
    <div className="record-timeline">
      {timeline.length === 0 ? <NoRecords name={pet.name} q={q} kind={kind} /> : null}
      <ul ref={rows.list} className="entry-rows" {...(can.edit && swipe)}>
        {timeline.map((entry, index) => (
          <EntryRow
            key={entry.id}
            id={entry.id}
            name={nameOf(entry)}
            group={yearAbove(timeline, index)}
            icon={recordIcon(entry)}
            onOpen={can.edit ? () => edit(entry) : null}
            attribution={isVisit(entry) ? entry : undefined}
            word={isVisit(entry) ? wordOf(entry) : null}
            waiting={isVisit(entry) ? markOf(entry) : null}
          >
            <RecordRow petId={pet.id} entry={entry} name={nameOf(entry)} kind={kind} onChange={refresh} />
          </EntryRow>
        ))}
      </ul>
      <TimelineFoot hasMore={hasMore} busy={loading} onMore={more} onAdd={() => edit(null)} />
      <RecordSheet
        petId={pet.id}
        opened={edited}
        nameOf={nameOf}
        wordOf={(visit) => (markOf(visit) ? null : wordOf(visit))}
        initialDraft={draft}
        currency={first.items.find(({ currency }) => currency !== null)?.currency ?? null}
        onSaved={(visit) => saved(t('saved'), () => client.remove(pet.id, visit))}
        onClose={close}
        onChange={refresh}
        onDelete={removeVisit}
      />
    </div>
  );
}

function yearAbove(entries: readonly RecordEntry[], index: number): string | null {
  const [own, before] = [entries[index], entries[index - 1]].map((entry) => entry && dayOf(entry).slice(0, 4));
  return own && own !== before ? own : null;
}

interface TimelineFootProps {
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
  onAdd: () => void;
}

function TimelineFoot({ hasMore, busy, onMore, onAdd }: TimelineFootProps) {
  const t = useTranslations('vetRecords');
  const entries = useTranslations('entries');
  const can = useCan();
  return (
    <div className="record-foot print:hidden">
      {hasMore ? (
        <Button variant="ghost" busy={busy} onClick={onMore}>
          {entries('older')}
        </Button>
      ) : null}
      {can.edit ? (
        <Button data-add variant="soft" size="large" aria-label={t('add')} onClick={onAdd}>
          <Icon of="plus" />
          {t('addShort')}
        </Button>
      ) : null}
    </div>
  );
}
