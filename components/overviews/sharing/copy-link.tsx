'use client';

import { Copy, Send } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';

export function useCopy(): (url: string) => Promise<void> {
  const t = useTranslations('sharing');
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('copied') });
    } catch {
      toast({ title: t('copyFailed'), tone: 'danger' });
    }
  };
}

const never = () => () => {};
/** Known only in the browser: rendering it on the server would break hydration. */
const useCanSend = () =>
  useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );

export function copyButtonId(shareId: string): string {
  return `copy-${shareId}`;
}

interface LinkButtonsProps {
  shareId: string;
  url: string;
  petName: string;
}

export function LinkButtons({ shareId, url, petName }: LinkButtonsProps) {
  const t = useTranslations('sharing');
  const copy = useCopy();
  const canSend = useCanSend();
  // Closing the share sheet rejects too, but is no error.
  const send = () => navigator.share({ url, title: t('sendText', { name: petName }) }).catch(() => undefined);
  return (
    <>
      <Button id={copyButtonId(shareId)} variant="soft" onClick={() => void copy(url)}>
        <Icon of={Copy} />
        {t('copy')}
      </Button>
      {canSend ? (
        <Button variant="outline" onClick={() => void send()}>
          <Icon of={Send} />
          {t('send')}
        </Button>
      ) : null}
    </>
  );
}
