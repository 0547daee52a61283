'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { useCanSend, useCopy } from '@/components/shell/use-copy';
import { Icon } from '@/components/ui/icon';
import type { Share } from '@/lib/sharing/links/share';
import type { PassPet } from './pass-pet';
import { ShowCode } from './show-code';
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
      {share.url ? <HandOver pet={pet} share={share} url={share.url} onUse={onUse} /> : null}
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

const glass = 'button min-h-12 w-full bg-on-cover/15 px-2 text-on-cover hover:bg-on-cover/25';
const light = 'button min-h-12 w-full bg-on-cover px-2 text-slip-primary hover:bg-slip';

interface HandOverProps extends Pick<PassActionsProps, 'pet' | 'share' | 'onUse'> {
  url: string;
}

function HandOver({ pet, share, url, onUse }: HandOverProps) {
  const t = useTranslations('sharing');
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  const canSend = useCanSend();
  const [isShown, show] = useState(false);
  const title = t('sendText', { name: pet.name });
  // Closing the share sheet rejects too, but is not an error.
  const send = () => navigator.share({ url, title }).then(onUse, () => undefined);
  return (
    <div className="grid grid-cols-[1fr_1.25fr_1fr] gap-2">
      <button type="button" className={glass} onClick={() => void copy(url).then((done) => done && onUse())}>
        <Icon of="copy" />
        {t('copy')}
      </button>
      {canSend ? (
        <button type="button" className={light} onClick={() => void send()}>
          <Icon of="send" />
          {t('send')}
        </button>
      ) : (
        <a
          href={`mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`}
          className={light}
          onClick={onUse}
        >
          <Icon of="send" />
          {t('send')}
        </a>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        className={glass}
        onClick={() => {
          show(true);
          onUse();
        }}
      >
        <Icon of="maximize" />
        {t('show')}
      </button>
      {isShown ? <ShowCode pet={pet} share={share} onClose={() => show(false)} /> : null}
    </div>
  );
}
