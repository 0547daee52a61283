'use client';

import { Copy, Send } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';

/** Copies a link and says so. */
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
/** Known in the browser only, so it can't be in the server's HTML. */
const useCanSend = () =>
  useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );

/** Where the button that copies a link is found. */
export function copyButtonId(shareId: string): string {
  return `copy-${shareId}`;
}

interface LinkButtonsProps {
  shareId: string;
  url: string;
  petName: string;
}

/** Copying, and the device's own way of sending where it has one. */
export function LinkButtons({ shareId, url, petName }: LinkButtonsProps) {
  const t = useTranslations('sharing');
  const copy = useCopy();
  const canSend = useCanSend();
  // Closing the device's sheet rejects too; that is an answer and not an error.
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
