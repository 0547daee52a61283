'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FullScreen } from '@/components/ui/full-screen';
import { Icon } from '@/components/ui/icon';
import { isolated } from '@/lib/core/i18n/isolate';
import { qrPath } from '@/lib/sharing/links/client';
import type { Share } from '@/lib/sharing/links/share';
import type { PassPet } from './pass-pet';

interface ShowCodeProps {
  pet: PassPet;
  share: Share;
  onClose: () => void;
}

export function ShowCode({ pet, share, onClose }: ShowCodeProps) {
  const t = useTranslations('sharing');
  const common = useTranslations('common');
  const title = t('qr.title', { label: share.label });
  return (
    <FullScreen title={title} onClose={onClose} className="scheme-light bg-[#fff] text-ink">
      <Button variant="ghost" size="icon" aria-label={common('close')} onClick={onClose} className="m-2 self-end">
        <Icon of="x" />
      </Button>
      <div className="grid grow place-content-center justify-items-center gap-4 p-6 pt-0 text-center">
        <p aria-hidden="true" className="font-display text-[1.75rem] leading-tight font-[560]">
          {isolated(pet.name)}
        </p>
        <img
          src={qrPath(pet.id, share.id)}
          alt={t('qr.alt', { label: share.label })}
          className="size-[min(80vw,60dvh,30rem)]"
        />
        <p className="text-muted">{t('qr.text')}</p>
      </div>
    </FullScreen>
  );
}
