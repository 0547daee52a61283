'use client';

import './photos.css';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { WaitingMark } from '@/components/collections/waiting-mark';
import { Icon } from '@/components/ui/icon';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { TagList } from './photo-tile';

export function WaitingPhotos({ of: photos }: { of: readonly WaitingWrite[] }) {
  const t = useTranslations('photos');
  return (
    <section aria-labelledby="waiting-photos" className="mb-8">
      <h2 id="waiting-photos" className="mb-3 text-xl">
        {t('waiting')}
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {photos.map((waiting) => (
          <WaitingPhoto key={waiting.seq} of={waiting} />
        ))}
      </ul>
    </section>
  );
}

function WaitingPhoto({ of: waiting }: { of: WaitingWrite }) {
  const t = useTranslations('photos');
  const url = useStoredPicture(waiting);
  const { caption, tags } = waiting.shown as { caption: string; tags?: string[] };
  return (
    <li className="grid content-start gap-1.5">
      {url === null ? (
        <span className="grid aspect-square place-items-center rounded-card bg-sunken text-muted">
          <Icon of="image" className="size-6" />
        </span>
      ) : (
        <img src={url} alt={caption || t('waitingAlt')} className="aspect-square w-full rounded-card object-cover" />
      )}
      <WaitingMark mark={waiting.trouble === null ? 'waits' : 'look'} />
      {caption ? (
        <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
          {caption}
        </p>
      ) : null}
      <TagList tags={tags ?? []} />
    </li>
  );
}

function useStoredPicture(waiting: WaitingWrite): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const { seq } = waiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read anew with each change, its files stay
  useEffect(() => {
    let objectUrl: string | null = null;
    let isOver = false;
    const readPhotos = async () => {
      const { waitingFile } = await loadOutbox();
      const file = await waitingFile(waiting);
      if (isOver || file === null) return;
      objectUrl = URL.createObjectURL(file);
      setUrl(objectUrl);
    };
    readPhotos().catch((error: unknown) => console.info('the photo that waits could not be read', error));
    return () => {
      isOver = true;
      if (objectUrl !== null) URL.revokeObjectURL(objectUrl);
    };
  }, [seq]);
  return url;
}
