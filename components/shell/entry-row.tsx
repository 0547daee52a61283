'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import type { WaitingMark as Mark } from '@/lib/browser/outbox/with-waiting';
import type { Attribution } from '@/lib/core/page-context/attribution';
import { WaitingMark } from './waiting-mark';
import { WriterMark } from './writer-mark';

interface EntryRowProps {
  id: string;
  /** Names the entry in the labels of its buttons. */
  name: string;
  /** Above this row. */
  group: string | null;
  /** Null for readers who may not change it. */
  onOpen: (() => void) | null;
  /** Of the kind of the entry, at the end of its row. */
  icon?: IconName;
  actions?: ReactNode;
  below?: ReactNode;
  /** Who wrote it. */
  written?: Partial<Attribution> | undefined;
  waiting?: Mark | null;
  children: ReactNode;
}

/** The whole row opens its entry; what else can be pressed in it lies above. */
export function EntryRow({ id, name, group, onOpen, icon, actions, below, written, waiting, children }: EntryRowProps) {
  const t = useTranslations('entries');
  return (
    <li data-row={id}>
      {group === null ? null : <h2 className="entry-group">{group}</h2>}
      <div className="entry-row">
        <div className="min-w-0 grow basis-44 self-center">
          {children}
          {written && !waiting ? <WriterMark of={written} /> : null}
          {waiting ? <WaitingMark mark={waiting} /> : null}
        </div>
        {actions ? <div className="flex shrink-0 items-center print:hidden">{actions}</div> : null}
        {onOpen ? (
          <button type="button" className="entry-open" aria-label={t('edit', { name })} onClick={onOpen}>
            <Icon of={icon ?? 'chevron-right'} className={icon && 'entry-kind'} />
          </button>
        ) : null}
        {icon && !onOpen ? <Icon of={icon} className="entry-kind" /> : null}
      </div>
      {below ? <div className="entry-below">{below}</div> : null}
    </li>
  );
}

interface DeleteEntryProps<Item> {
  /** Null for a new one. */
  item: Item | null;
  name: (item: Item) => string;
  onDelete: (item: Item) => void;
}

/** At the end of the opened entry. */
export function DeleteEntry<Item>({ item, name, onDelete }: DeleteEntryProps<Item>) {
  const t = useTranslations('entries');
  if (item === null) return null;
  return (
    <Button
      variant="link"
      className="entry-delete mx-auto mt-2 flex text-danger"
      aria-label={t('delete', { name: name(item) })}
      onClick={() => onDelete(item)}
    >
      <Icon of="trash-2" />
      {t('deleteIt')}
    </Button>
  );
}
