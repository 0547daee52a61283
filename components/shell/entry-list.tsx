'use client';

import { Pencil, Plus, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import { LateSheet } from '@/components/shell/late-sheet';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';
import type { CollectionClient } from '@/lib/collections/client';
import type { Page } from '@/lib/core/http/pagination';
import { useEntries } from './entries';
import { FormLoading } from './form-loading';
import { useRowFocus } from './row-focus';

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
  form: (item: Item | null, onSaved: () => void) => ReactNode;
  addAbove?: boolean;
  primary?: boolean;
  adding?: boolean;
}

export function EntryList<Item extends { id: string }>({
  petId,
  client,
  first,
  words,
  row,
  below,
  actions,
  form,
  addAbove = false,
  primary = addAbove,
  adding = false,
}: EntryListProps<Item>) {
  const t = useTranslations('entries');
  const { items, hasMore, loading, more, remove, refresh } = useEntries(petId, client, first);
  const rows = useRowFocus(items.map(({ id }) => id));
  const [edited, setEdited] = useState<{ item: Item | null } | null>(adding ? { item: null } : null);
  const onSaved = () => {
    setEdited(null);
    toast({ title: words.saved });
    refresh();
  };
  const add = words.add ? (
    <Button data-add variant={primary ? 'primary' : 'soft'} onClick={() => setEdited({ item: null })}>
      <Icon of={Plus} />
      {words.add}
    </Button>
  ) : null;
  return (
    <>
      {addAbove && add ? <div className="mb-2 print:hidden">{add}</div> : null}
      {items.length === 0 ? <Empty>{words.empty}</Empty> : null}
      <ul ref={rows.list} className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} data-row={item.id} className="flex flex-wrap items-start gap-x-2 py-2.5">
            <div className="min-w-0 grow basis-44 self-center">{row(item)}</div>
            <div className="ml-auto flex shrink-0 items-center print:hidden">
              {actions?.(item, refresh)}
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('edit', { name: words.name(item) })}
                onClick={() => setEdited({ item })}
              >
                <Icon of={Pencil} className="size-4.5" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('delete', { name: words.name(item) })}
                onClick={() => {
                  rows.leave(item.id);
                  void remove(item);
                }}
              >
                <Icon of={Trash2} className="size-4.5" />
              </Button>
            </div>
            {below ? <div className="w-full">{below(item, refresh)}</div> : null}
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
      <LateSheet
        open={edited !== null}
        title={edited?.item ? words.editTitle : words.addTitle}
        onClose={() => setEdited(null)}
      >
        <Suspense fallback={<FormLoading />}>{edited ? form(edited.item, onSaved) : null}</Suspense>
      </LateSheet>
    </>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <p className="text-muted">{children}</p> : children;
}
