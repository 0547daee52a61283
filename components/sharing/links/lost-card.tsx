import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { FinderMessage, LostState } from '@/lib/sharing/links/lost';
import { FinderMessages } from './finder-messages';
import { LostLink } from './lost-link';
import { LostNote } from './lost-note';
import { LostSwitch } from './lost-switch';

interface LostCardProps {
  pet: { id: string; name: string };
  lost: LostState;
  messages: readonly FinderMessage[];
}

export function LostCard({ pet, lost, messages }: LostCardProps) {
  const t = useTranslations('sharing.lost');
  const entries = useTranslations('entries');
  const locale = useLocale();
  const { id, name } = pet;
  const url = lost.share?.url;
  const undo = { label: entries('undo'), done: t('undone') };
  return (
    <Card id="lost" className="my-8 grid scroll-mt-4 gap-4">
      <CardTitle>{lost.lostSince ? t('isLost', { name }) : t('title', { name })}</CardTitle>
      {lost.lostSince ? null : (
        <>
          <p className="text-muted">{t('text', { name })}</p>
          <div>
            <LostSwitch
              petId={id}
              turn="on"
              variant="dangerOutline"
              texts={{ button: t('on', { name }), done: t('turnedOn'), failed: t('failed'), undo }}
            />
          </div>
        </>
      )}
      {lost.share ? (
        <div className="grid justify-items-start gap-3">
          {url ? <LostLink pet={pet} share={{ id: lost.share.id, url }} /> : null}
          <Button asChild variant="outline">
            <a href={`/api/pets/${id}/poster.pdf?lng=${locale}`} download>
              <Icon of="file-text" />
              {t('poster')}
            </a>
          </Button>
        </div>
      ) : null}
      {lost.lostSince ? <LostNote petId={id} note={lost.note} needsMedication={lost.needsMedication} /> : null}
      {lost.lostSince || messages.length > 0 ? <FinderMessages petId={id} messages={messages} /> : null}
      {lost.lostSince ? (
        <div>
          <LostSwitch
            petId={id}
            turn="off"
            texts={{ button: t('off', { name }), done: t('turnedOff', { name }), failed: t('failed') }}
          />
        </div>
      ) : null}
    </Card>
  );
}
