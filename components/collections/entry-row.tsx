'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { SourceMark } from '@/components/ornaments/source-mark';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import type { WaitingMark as Mark } from '@/lib/browser/outbox/with-waiting';
import type { Attribution } from '@/lib/page-context/attribution';
import type { EntryWord } from './entry-words';
import { WaitingMark } from './waiting-mark';
import { WriterMark } from './writer-mark';

interface EntryRowProps {
  id: string;
  /** Names the entry in the labels of its buttons. */
  name: string;
  group: string | null;
  onOpen: (() => void) | null;
  icon?: IconName;
  actions?: ReactNode;
  below?: ReactNode;
  attribution?: Partial<Attribution> | undefined;
  word?: EntryWord | null;
  waiting?: Mark | null;
  children: ReactNode;
}

export function EntryRow({ id, name, group, onOpen, icon, actions, below, children, ...about }: EntryRowProps) {
  const t = useTranslations('entries');
  const { attribution, word, waiting } = about;
  return (
    <li data-row={id}>
      {group === null ? null : <h2 className="entry-group">{group}</h2>}
      <div className="entry-row">
        <div className="min-w-0 grow basis-44 self-center">
          {children}
          {attribution && !waiting ? (
            <WriterMark of={attribution}>{word?.source ? <WordLink of={word} name={name} /> : null}</WriterMark>
          ) : null}
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

function WordLink({ of: { href, source }, name }: { of: EntryWord; name: string }) {
  if (source === null) return null;
  return (
    <IntentLink href={href} className="entry-word">
      <SourceMark of={source} />
      <span className="sr-only">
        : <bdi>{name}</bdi>
      </span>
    </IntentLink>
  );
}

interface DeleteEntryProps<Item> {
  item: Item | null;
  name: (item: Item) => string;
  word?: EntryWord | null;
  onDelete: (item: Item) => void;
}

export function DeleteEntry<Item>({ item, name, word = null, onDelete }: DeleteEntryProps<Item>) {
  const t = useTranslations('entries');
  if (item === null) return null;
  return (
    <>
      {word ? <EntryHistory href={word.href} /> : null}
      <Button
        variant="link"
        className="entry-delete mx-auto mt-2 flex text-danger"
        aria-label={t('delete', { name: name(item) })}
        onClick={() => onDelete(item)}
      >
        <Icon of="trash-2" />
        {t('deleteIt')}
      </Button>
    </>
  );
}

function EntryHistory({ href }: { href: string }) {
  const t = useTranslations('sources');
  return (
    <Button asChild variant="link" className="mx-auto mt-2 flex">
      <IntentLink href={href}>
        <Icon of="history" />
        {t('history')}
      </IntentLink>
    </Button>
  );
}
