'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatInstant, instantFromMs } from '@/lib/core/time/dates';
import type { DraftState } from './draft';

interface DraftNoticeProps {
  state: DraftState | null;
  onDiscard: () => void;
  onUndo: () => void;
}

/** One button that switches between discard and undo, so that it keeps the focus. */
export function DraftNotice({ state, onDiscard, onUndo }: DraftNoticeProps) {
  const t = useTranslations('common');
  const locale = useLocale();
  if (!state) return null;
  const isDiscarded = state.is === 'discarded';
  const date = formatInstant(instantFromMs(state.draft.savedAt), locale);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 rounded-control bg-sunken py-1 pr-1 pl-3 print:hidden"
    >
      <Icon of="history" className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 grow basis-40 py-1.5 text-sm">
        {isDiscarded ? t('draft.discarded') : t('draft.restored', { date })}
      </p>
      <Button variant="ghost" className="ml-auto" onClick={isDiscarded ? onUndo : onDiscard}>
        {isDiscarded ? t('undo') : t('draft.discard')}
      </Button>
    </div>
  );
}
