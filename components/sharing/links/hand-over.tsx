'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCanSend, useCopy } from '@/components/shell/use-copy';
import { Icon } from '@/components/ui/icon';
import { ShowCode, type ShowCodeProps } from './show-code';

const glass = 'button min-h-12 w-full bg-on-cover/15 px-1 text-on-cover hover:bg-on-cover/25';
const light = 'button min-h-12 w-full bg-on-cover px-1 text-slip-primary hover:bg-slip';

interface HandOverProps {
  url: string;
  title: string;
  code: Omit<ShowCodeProps, 'onClose'>;
  onUse?: () => void;
}

export function HandOver({ url, title, code, onUse }: HandOverProps) {
  const t = useTranslations('sharing');
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  const canSend = useCanSend();
  const [isShown, show] = useState(false);
  // Closing the share sheet rejects too, but is no error.
  const sendLink = () => navigator.share({ url, title }).then(onUse, () => undefined);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2">
      <button type="button" className={glass} onClick={() => void copy(url).then((done) => done && onUse?.())}>
        <Icon of="copy" />
        {t('copy')}
      </button>
      {canSend ? (
        <button type="button" className={light} onClick={() => void sendLink()}>
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
          onUse?.();
        }}
      >
        <Icon of="maximize" />
        {t('show')}
      </button>
      {isShown ? <ShowCode {...code} onClose={() => show(false)} /> : null}
    </div>
  );
}
