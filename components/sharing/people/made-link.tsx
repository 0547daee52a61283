'use client';

import { useTranslations } from 'next-intl';
import { useCanSend, useCopy } from '@/components/shell/use-copy';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { MadeInvitation } from '@/lib/sharing/people/client';

interface MadeLinkProps {
  invitation: MadeInvitation;
  way: 'link' | 'qr';
  onClose: () => void;
}

export function MadeLink({ invitation: { id, url }, way, onClose }: MadeLinkProps) {
  const t = useTranslations('people.invite');
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  const canSend = useCanSend();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('made')}
        footer={
          <Button size="large" className="grow" onClick={onClose}>
            {t('done')}
          </Button>
        }
      >
        <div className="grid gap-4">
          {way === 'qr' ? (
            <>
              <img
                src={`/api/invitations/${id}/qr`}
                alt={t('qrAlt')}
                className="mx-auto size-[min(70vw,18rem)] rounded-control border border-line bg-[#fff]"
              />
              <p className="text-center text-muted">{t('qrText')}</p>
            </>
          ) : (
            <p className="rounded-control bg-sunken p-3 font-mono text-[0.8125rem] break-all select-all">{url}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="soft" onClick={() => void copy(url)}>
              <Icon of="copy" />
              {t('copy')}
            </Button>
            {canSend ? (
              <Button variant="outline" onClick={() => void navigator.share({ url }).catch(() => undefined)}>
                <Icon of="send" />
                {t('share')}
              </Button>
            ) : null}
          </div>
          <p className="text-sm text-muted">{t('promise')}</p>
        </div>
      </DialogContent>
    </Dialog>
  );
}
