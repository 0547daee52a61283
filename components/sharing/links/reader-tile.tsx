'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { ShareKind } from '@/lib/sharing/links/vocabulary';
import { readerLooks } from './reader-looks';

interface ReaderTileProps {
  kind: ShareKind;
  petName: string;
  life: string;
  isMaking: boolean;
  isChosen: boolean;
  onChoose: (() => void) | null;
}

export function ReaderTile({ kind, petName, life, isMaking, isChosen, onChoose }: ReaderTileProps) {
  const t = useTranslations('sharing');
  const { icon, cover } = readerLooks[kind];
  const [reader, sees] = [t(`who.${kind}`, { name: petName }), t(`sees.${kind}`)];
  const isRow = kind === 'other';
  return (
    <button
      type="button"
      aria-label={t('choose.tile', { reader, sees, life })}
      aria-busy={isMaking || undefined}
      aria-disabled={onChoose === null || undefined}
      onClick={() => onChoose?.()}
      className={cn(
        cover,
        'grid h-full w-full wrap-anywhere content-start rounded-tile border p-3.5 text-left hover:border-cover-ink',
        isChosen ? 'border-cover-ink bg-cover-soft' : 'border-line bg-surface',
        isRow ? 'grid-cols-[auto_1fr_auto] items-center gap-x-3.5 sm:block' : 'min-h-33',
      )}
    >
      <span
        className={cn(
          'grid size-11 place-items-center rounded-control text-cover-ink',
          isChosen ? 'bg-surface' : 'bg-cover-soft',
        )}
      >
        {isMaking ? <Spinner /> : <Icon of={icon} className="size-6 stroke-[1.9]" />}
      </span>
      <span className={cn('block', isRow ? 'sm:mt-3' : 'mt-3')}>
        <span className="block font-display text-[1.3125rem] leading-tight font-[560] tracking-tight">{reader}</span>
        <span className="mt-0.5 block text-[0.8125rem] leading-[1.125rem] text-muted">{sees}</span>
      </span>
      <span className={cn('block font-mono text-[0.8125rem] text-cover-ink', isRow ? 'sm:mt-1.5' : 'mt-1.5')}>
        {life}
      </span>
    </button>
  );
}
