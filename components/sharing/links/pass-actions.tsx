'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Icon } from '@/components/ui/icon';
import { qrPath } from '@/lib/sharing/links/client';
import type { Share } from '@/lib/sharing/links/share';
import { HandOver } from './hand-over';
import type { PassPet } from './pass-pet';
import { useExtentWords } from './use-extent-words';

const AdjustShare = lazyDialog(async () => (await import('./adjust-share')).AdjustShare);

interface PassActionsProps {
  pet: PassPet;
  share: Share;
  onUse: () => void;
  onChange: (share: Share) => void;
  onStop: () => void;
}

export function PassActions({ pet, share, onUse, onChange, onStop }: PassActionsProps) {
  const t = useTranslations('sharing');
  const words = useExtentWords();
  const [isAdjusting, adjust] = useState(false);
  return (
    <>
      {share.url ? (
        <HandOver
          url={share.url}
          title={t('sendText', { name: pet.name })}
          code={{ path: qrPath(pet.id, share.id), label: share.label, names: pet.name }}
          onUse={onUse}
        />
      ) : null}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => adjust(true)}
        className="flex min-h-13 w-full items-center gap-3 px-1 text-left"
      >
        <Icon of="sliders-horizontal" className="size-5 shrink-0" />
        <span className="font-medium">{t('adjust.button')}</span>
        <span className="ml-auto text-right text-sm leading-tight text-on-cover-muted">{words.summary(share)}</span>
        <Icon of="chevron-right" className="size-5 shrink-0" />
      </button>
      {isAdjusting ? (
        <Suspense fallback={null}>
          <AdjustShare pet={pet} share={share} onChange={onChange} onStop={onStop} onClose={() => adjust(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
