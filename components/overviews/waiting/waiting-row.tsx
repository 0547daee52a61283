'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { formatBytes } from '@/lib/core/i18n/numbers';
import type { WaitingRow as Row, RowState } from '@/lib/overviews/waiting/by-pet';
import { kindIcons, kindOf } from './kinds';
import type { RowWords } from './row-words';

/** An entry that is being sent may have arrived already, so it can't be undone. */
const mayBeUndone = (state: RowState) => state === 'waits' || state === 'look';

export function WaitingRow({ of: { waiting, state }, words }: { of: Row; words: RowWords }) {
  const t = useTranslations('waiting');
  const discard = async () => (await loadOutbox()).discardWaiting(waiting.seq);
  return (
    <li className="flex min-h-16 items-center gap-3 border-b border-line py-2 last:border-0">
      <RowFace of={waiting} words={words} />
      <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
        {t(`states.${state}`)}
        <span aria-hidden="true" className="waiting-mark" data-state={state}>
          {state === 'sending' ? null : <Icon of={icons[state]} className="size-3.5" />}
        </span>
      </span>
      {mayBeUndone(state) ? (
        <Button
          variant="ghost"
          size="icon"
          className="-mr-2 shrink-0"
          aria-label={t('takeBackOf', { name: words.name })}
          title={t('takeBack')}
          onClick={() => void discard()}
        >
          <Icon of="undo-2" />
        </Button>
      ) : null}
    </li>
  );
}

export function RowFace({ of: { collection, file }, words }: { of: WaitingWrite; words: RowWords }) {
  const { locale } = usePageContext();
  const about = file ? `${words.about} · ${formatBytes(file.bytes, locale)}` : words.about;
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
        <Icon of={kindIcons[kindOf(collection)]} />
      </span>
      <p className="min-w-0 grow leading-snug">
        <span dir="auto" className="block wrap-anywhere">
          {words.name}
        </span>
        <span className="block text-sm text-muted">{about}</span>
      </p>
    </>
  );
}

const icons = { waits: 'clock', sent: 'check', look: 'circle-question-mark' } as const;
