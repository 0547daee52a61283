import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import type { FinderMessage, LostState } from '@/lib/sharing/links/lost';
import { CopyButton } from './copy-button';
import { FinderMessages } from './finder-messages';
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
        <div>
          {url ? <Input readOnly value={url} aria-label={t('link')} className="font-mono text-sm" /> : null}
          <div className="mt-3 flex flex-wrap gap-2">
            {url ? <CopyButton url={url} /> : null}
            <Button asChild variant="outline">
              <a href={`/api/pets/${id}/poster.pdf?lng=${locale}`} download>
                <Icon of="file-text" />
                {t('poster')}
              </a>
            </Button>
          </div>
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
