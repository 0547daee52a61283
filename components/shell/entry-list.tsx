'use client';

import { Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { useCan } from '#page-context';
import { LateSheet } from '@/components/shell/late-sheet';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CollectionClient } from '@/lib/collections/client';
import type { Page } from '@/lib/core/http/pagination';
import { useEntries } from './entries';
import { EntryButtons } from './entry-buttons';
import { FormLoading } from './form-loading';
import { useRowFocus } from './row-focus';
import { useEditedEntry } from './use-edited-entry';

interface EntryListProps<Item extends { id: string }> {
  petId: string;
  client: Pick<CollectionClient<Item, never, never>, 'list' | 'remove' | 'restore'>;
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
  row: (item: Item) => ReactNode;
  below?: (item: Item, refresh: () => void) => ReactNode;
  actions?: (item: Item, refresh: () => void) => ReactNode;
  /** @param close without a toast */
  form: (item: Item | null, onSaved: () => void, close: () => void) => ReactNode;
  addAbove?: boolean;
  primary?: boolean;
  adding?: boolean;
}

export function EntryList<Item extends { id: string }>({
  petId,
  client,
  first,
  words,
  adding = false,
  ...list
}: EntryListProps<Item>) {
  const t = useTranslations('entries');
  const can = useCan();
  const { addAbove = false, primary = addAbove } = list;
  const { items, hasMore, loading, more, remove, refresh } = useEntries(petId, client, first);
  const rows = useRowFocus(items.map(({ id }) => id));
  const { edited, edit, close, saved } = useEditedEntry<Item>(adding && can.edit, refresh);
  const add = words.add && can.edit ? <AddButton label={words.add} primary={primary} onAdd={() => edit(null)} /> : null;
  return (
    <>
      {addAbove && add ? <div className="mb-2 print:hidden">{add}</div> : null}
      {items.length === 0 ? <Empty>{words.empty}</Empty> : null}
      <ul ref={rows.list} className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} data-row={item.id} className="flex flex-wrap items-start gap-x-2 py-2.5">
            <div className="min-w-0 grow basis-44 self-center">{list.row(item)}</div>
            <EntryButtons
              name={words.name(item)}
              onEdit={() => edit(item)}
              onRemove={() => {
                rows.leave(item.id);
                void remove(item);
              }}
            >
              {list.actions?.(item, refresh)}
            </EntryButtons>
            {list.below ? <div className="w-full">{list.below(item, refresh)}</div> : null}
          </li>
        ))}
      </ul>
      {hasMore || (add && !addAbove) ? (
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          {addAbove ? null : add}
          {hasMore ? (
            <Button variant="ghost" busy={loading} onClick={() => void more()}>
              {words.more ?? t('older')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <LateSheet open={edited !== null} title={edited?.item ? words.editTitle : words.addTitle} onClose={close}>
        <Suspense fallback={<FormLoading />}>
          {edited ? list.form(edited.item, () => saved(words.saved), close) : null}
        </Suspense>
      </LateSheet>
    </>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <p className="text-muted">{children}</p> : children;
}

function AddButton({ label, primary, onAdd }: { label: string; primary: boolean; onAdd: () => void }) {
  return (
    <Button data-add variant={primary ? 'primary' : 'soft'} onClick={onAdd}>
      <Icon of={Plus} />
      {label}
    </Button>
  );
}
