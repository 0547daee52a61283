'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatForReader } from '@/lib/page-context/page-context';
import { listOpenings } from '@/lib/sharing/links/client';
import type { ShareOpening } from '@/lib/sharing/links/share';

interface OpeningsProps {
  petId: string;
  share: { id: string; label: string };
}

export function Openings({ petId, share }: OpeningsProps) {
  const t = useTranslations('sharing.list');
  const reader = usePageContext();
  const [loadedOpenings, setLoadedOpenings] = useState<ShareOpening[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const loadOpenings = async (cursor: string | null) => {
    setState('busy');
    try {
      const page = await listOpenings(petId, share.id, cursor);
      setLoadedOpenings([...(cursor && loadedOpenings ? loadedOpenings : []), ...page.items]);
      setNext(page.nextCursor);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <details
      className="group mt-1 text-sm"
      onToggle={(event) => {
        if (event.currentTarget.open && loadedOpenings === null && state !== 'busy') void loadOpenings(null);
      }}
    >
      <summary className="tap flex cursor-pointer items-center gap-2 font-medium text-primary">
        {t('openings')}
        <Icon of="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <p className="text-muted">{t('openingsHint')}</p>
      <ul aria-label={t('openingsOf', { label: share.label })} className="tabular divide-y divide-line">
        {loadedOpenings?.map(({ id, at, device, network }) => (
          <li key={id} className="py-1.5 wrap-anywhere">
            {formatForReader(at, reader)} · {device} · {network}
          </li>
        ))}
      </ul>
      {state === 'busy' ? <p role="status">{t('loadingOpenings')}</p> : null}
      {state === 'failed' ? (
        <p role="alert" className="text-danger">
          {t('openingsFailed')}
        </p>
      ) : null}
      {next && state !== 'busy' ? (
        <Button variant="link" size="link" onClick={() => void loadOpenings(next)}>
          {t('moreOpenings')}
        </Button>
      ) : null}
    </details>
  );
}
