import { ExternalLink } from 'lucide';
import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { formatForReader } from '@/lib/core/page-context/reader';
import type { Share } from '@/lib/overviews/sharing/share';
import { LinkButtons } from './copy-link';
import { ExtendButton } from './extend-button';
import { Openings } from './openings';
import { PinButton } from './pin-button';
import { QrDialog } from './qr-dialog';
import { RevokeButton } from './revoke-button';

const tones = { active: 'primary', expired: 'due', revoked: 'neutral' } as const;

interface ShareItemProps {
  pet: { id: string; name: string };
  share: Share;
}

export function ShareItem({ pet, share }: ShareItemProps) {
  const t = useTranslations('sharing');
  const { label, kind, sections, state, url } = share;
  return (
    <Card className={state === 'active' ? undefined : 'bg-transparent'}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 dir="auto" className="font-sans text-lg font-medium wrap-anywhere">
          {label}
        </h3>
        <Badge tone={tones[state]}>{t(`list.${state}`)}</Badge>
        {share.hasPin ? <Badge>{t('list.withPin')}</Badge> : null}
      </div>
      <p className="mt-1 text-muted">
        {[t(`kind.${kind}`), ...sections.map((section) => t(`section.${section}`))].join(' · ')}
      </p>
      <Dates share={share} />
      {share.openings > 0 ? <Openings petId={pet.id} share={{ id: share.id, label }} /> : null}
      {url ? (
        <Input readOnly value={url} aria-label={t('address', { label })} className="mt-3 font-mono text-sm" />
      ) : null}
      {state === 'active' && !url ? <p className="mt-3 text-muted">{t('list.lost')}</p> : null}
      {state === 'active' ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {url ? (
            <>
              <LinkButtons shareId={share.id} url={url} petName={pet.name} />
              <QrDialog petId={pet.id} share={{ id: share.id, label }} />
              <Button asChild variant="outline">
                <a href={url} target="_blank" rel="noopener noreferrer">
                  <Icon of={ExternalLink} />
                  {t('list.open')}
                </a>
              </Button>
            </>
          ) : null}
          <ExtendButton petId={pet.id} share={{ id: share.id, label }} />
          <PinButton petId={pet.id} share={{ id: share.id, label, hasPin: share.hasPin }} />
          <RevokeButton petId={pet.id} share={{ id: share.id, label }} />
        </div>
      ) : null}
      {state === 'expired' ? (
        <div className="mt-3">
          <ExtendButton petId={pet.id} share={{ id: share.id, label }} />
        </div>
      ) : null}
    </Card>
  );
}

function Dates({ share }: Pick<ShareItemProps, 'share'>) {
  const { state, createdAt, expiresAt, revokedAt, openings, lastOpenedAt } = share;
  const t = useTranslations('sharing.list');
  const reader = useReader();
  const at = (instant: string) => ({ date: formatForReader(instant, reader) });
  const end = () => {
    if (state === 'revoked' && revokedAt) return t('endedRevoked', at(revokedAt));
    if (!expiresAt) return t('untilRevoked');
    return t(state === 'expired' ? 'endedExpired' : 'until', at(expiresAt));
  };
  return (
    <p className="tabular mt-1 text-sm text-muted">
      {t('created', at(createdAt))} · {end()} · {t('opened', { count: openings })}
      {lastOpenedAt ? `, ${t('lastOpened', at(lastOpenedAt))}` : null}
    </p>
  );
}
