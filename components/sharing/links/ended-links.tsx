'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { usePageContext } from '#page-context';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { isolate } from '@/lib/core/i18n/isolate';
import { formatForReader } from '@/lib/page-context/page-context';
import type { Share } from '@/lib/sharing/links/share';
import { Openings } from './openings';
import type { PassPet } from './pass-pet';

const AdjustShare = lazyDialog(async () => (await import('./adjust-share')).AdjustShare);

interface EndedLinksProps {
  pet: PassPet;
  shares: readonly Share[];
  /** Called with an expired link that is active again. */
  onRenew: (share: Share) => void;
}

export function EndedLinks({ pet, shares, onRenew }: EndedLinksProps) {
  const t = useTranslations('sharing.list');
  const endedShares = shares.filter(({ state }) => state !== 'active');
  if (endedShares.length === 0) return null;
  return (
    <details className="group/ended mt-6">
      <summary className="tap flex items-center gap-2 font-medium text-muted">
        {t('ended', { count: endedShares.length })}
        <Icon of="chevron-down" className="size-5 group-open/ended:rotate-180" />
      </summary>
      <ul className="divide-y divide-line">
        {endedShares.map((share) => (
          <EndedLink key={share.id} pet={pet} share={share} onRenew={onRenew} />
        ))}
      </ul>
    </details>
  );
}

function EndedLink({ pet, share, onRenew }: Omit<EndedLinksProps, 'shares'> & { share: Share }) {
  const t = useTranslations('sharing.list');
  const reader = usePageContext();
  const [isRenewing, renew] = useState(false);
  const { label, state, expiresAt, revokedAt, openings } = share;
  const end = formatForReader((state === 'revoked' ? revokedAt : expiresAt) ?? share.createdAt, reader);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{isolate(label)}</h3>
          <p className="text-sm text-muted">
            {t(state === 'revoked' ? 'endedRevoked' : 'endedExpired', { date: end })} ·{' '}
            {t('opened', { count: openings })}
          </p>
        </div>
        {state === 'expired' ? (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => renew(true)}>
            {t('renew')}
          </Button>
        ) : null}
      </div>
      {openings > 0 ? <Openings petId={pet.id} share={share} /> : null}
      {isRenewing ? (
        <Suspense fallback={null}>
          <AdjustShare
            pet={pet}
            share={share}
            onChange={onRenew}
            onStop={() => renew(false)}
            onClose={() => renew(false)}
          />
        </Suspense>
      ) : null}
    </li>
  );
}
