'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { expectEntry } from '@/lib/browser/page/expected';
import { toast } from '@/lib/browser/page/toast';
import { newId } from '@/lib/core/validation/ids';
import { createShare, isLimitReached } from '@/lib/sharing/links/client';
import type { Share } from '@/lib/sharing/links/share';
import type { NewShareKind } from '@/lib/sharing/links/vocabulary';

/** Creates a reader's link with defaults. A second press creates no second link, even if the first answer is lost. */
export function useMadeShare(petId: string, onMade: (share: Share) => void) {
  const t = useTranslations('sharing.choose');
  const [making, setMaking] = useState<NewShareKind | null>(null);
  const keys = useRef(new Map<NewShareKind, string>());

  const makeShare = async (kind: NewShareKind) => {
    const key = keys.current.get(kind) ?? newId();
    keys.current.set(kind, key);
    setMaking(kind);
    expectEntry('share', true);
    try {
      const share = await createShare(petId, kind, key);
      keys.current.delete(kind);
      onMade(share);
    } catch (error) {
      expectEntry('share', false);
      const isFull = isLimitReached(error);
      const retry = isFull ? {} : { retry: () => void makeShare(kind) };
      toast({ title: t(isFull ? 'limit' : 'failed'), tone: 'danger', ...retry });
    }
    setMaking(null);
  };

  return { making, make: makeShare };
}
