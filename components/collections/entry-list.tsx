'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { useCan } from '#page-context';
import { FormLoading, type FormName } from '@/components/loading/form-loading';
import { LateSheet } from '@/components/loading/late-sheet';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CollectionClient } from '@/lib/collections/client';
import type { Page } from '@/lib/core/http/pagination';
import type { Attribution } from '@/lib/page-context/attribution';
import { useEntries } from './entries';
import { DeleteEntry, EntryRow } from './entry-row';
import { useEntryWord } from './entry-words';
import { useRowFocus } from './row-focus';
import { useSwipeAway } from './swipe-away';
import { useEditedEntry } from './use-edited-entry';

type ListEntry = { id: string } & Partial<Attribution>;

interface EntryListProps<Item extends ListEntry> {
  petId: string;
  client: Pick<CollectionClient<Item, never, never>, 'list' | 'remove' | 'restore' | 'place'>;
  first: Page<Item>;
  words: {
    add?: string;
    more?: string;
    addTitle: string;
    editTitle: string;
    saved: string;
    empty: ReactNode;
    name: (item: Item) => string;
  };
  row: (item: Item, next: Item | undefined) => ReactNode;
  group?: (item: Item) => string;
  below?: (item: Item, refresh: () => void) => ReactNode;
  actions?: (item: Item, refresh: () => void) => ReactNode;
  /** @param close closes without a toast @param refresh for changes other than saving */
  form: (
    item: Item | null,
    onSaved: (savedEntry: { id: string }) => void,
    close: () => void,
    refresh: () => void,
  ) => ReactNode;
  formName?: FormName;
  addAbove?: boolean;
  head?: ReactNode;
  children?: ReactNode;
  primary?: boolean;
  adding?: boolean;
  withoutNew?: boolean;
}

export function EntryList<Item extends ListEntry>({
  petId,
  client,
  first,
  words,
  adding = false,
  ...list
}: EntryListProps<Item>) {
  const can = useCan();
  const { head, addAbove = head !== undefined, primary = addAbove && !head } = list;
  const { items, markOf, hasMore, loading, more, remove, refresh } = useEntries(petId, client, first, list);
  const rows = useRowFocus(items.map(({ id }) => id));
  const { edited, edit, close, saved } = useEditedEntry<Item>(adding && can.edit, refresh, can.edit ? items : []);
  const wordOf = useEntryWord(petId, client.place.collection, items);
  const word = edited?.item && !markOf(edited.item) ? wordOf(edited.item) : null;
  const removeRow = (item: Item) => {
    close();
    rows.leave(item.id);
    void remove(item);
  };
  const onSaved = (item: { id: string }) => saved(words.saved, () => client.remove(petId, item as Item));
  const swipe = useSwipeAway((id) => items.filter((item) => item.id === id).forEach(removeRow));
  const add = words.add && can.edit ? <AddButton label={words.add} primary={primary} onAdd={() => edit(null)} /> : null;
  return (
    <>
      {addAbove ? <EntryHead head={head} add={add} /> : null}
      {list.children}
      {items.length === 0 ? <EmptyList>{words.empty}</EmptyList> : null}
      <ul ref={rows.list} className="entry-rows" {...(can.edit && swipe)}>
        {items.map((item, index) => (
          <EntryRow
            key={item.id}
            {...{ id: item.id, attribution: item, word: wordOf(item), waiting: markOf(item) }}
            name={words.name(item)}
            group={groupOf(items, index, list.group)}
            onOpen={can.edit ? () => edit(item) : null}
            actions={list.actions?.(item, refresh)}
            below={list.below?.(item, refresh)}
          >
            {list.row(item, items[index + 1])}
          </EntryRow>
        ))}
      </ul>
      <div className="entry-foot mt-3 flex flex-wrap gap-2 empty:hidden print:hidden">
        {addAbove ? null : add}
        {hasMore ? <MoreButton label={words.more} busy={loading} onMore={() => void more()} /> : null}
      </div>
      <LateSheet open={edited !== null} title={edited?.item ? words.editTitle : words.addTitle} onClose={close}>
        <Suspense fallback={<FormLoading of={list.formName} />}>
          {edited ? list.form(edited.item, onSaved, close, refresh) : null}
          <DeleteEntry item={edited?.item ?? null} name={words.name} word={word} onDelete={removeRow} />
        </Suspense>
      </LateSheet>
    </>
  );
}

function groupOf<Item>(items: readonly Item[], index: number, group: ((item: Item) => string) | undefined) {
  const [item, before] = [items[index], items[index - 1]];
  if (!group || item === undefined) return null;
  const own = group(item);
  return before !== undefined && group(before) === own ? null : own;
}

function EntryHead({ head, add }: { head: ReactNode; add: ReactNode }) {
  return (
    <div className="entry-head empty:hidden">
      {head}
      {add}
    </div>
  );
}

interface MoreButtonProps {
  label: string | undefined;
  busy: boolean;
  onMore: () => void;
}

function MoreButton({ label, busy, onMore }: MoreButtonProps) {
  const t = useTranslations('entries');
  return (
    <Button variant="ghost" busy={busy} onClick={onMore}>
      {label ?? t('older')}
    </Button>
  );
}

function EmptyList({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <p className="text-muted">{children}</p> : children;
}

function AddButton({ label, primary, onAdd }: { label: string; primary: boolean; onAdd: () => void }) {
  return (
    <Button data-add variant={primary ? 'primary' : 'soft'} className="print:hidden" onClick={onAdd}>
      <Icon of="plus" />
      {label}
    </Button>
  );
}
