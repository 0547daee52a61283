'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FullScreen } from '@/components/ui/full-screen';
import { Icon } from '@/components/ui/icon';
import { isolate } from '@/lib/core/i18n/isolate';

export interface ShowCodeProps {
  path: string;
  label: string;
  names: string;
  onClose: () => void;
}

/** QR code alone, on white in both themes. */
export function ShowCode({ path, label, names, onClose }: ShowCodeProps) {
  const t = useTranslations('sharing');
  const common = useTranslations('common');
  const title = t('qr.title', { label });
  return (
    <FullScreen title={title} onClose={onClose} className="scheme-light bg-[#fff] text-ink">
      <Button variant="ghost" size="icon" aria-label={common('close')} onClick={onClose} className="m-2 self-end">
        <Icon of="x" />
      </Button>
      <div className="grid grow place-content-center justify-items-center gap-4 p-6 pt-0 text-center">
        <p aria-hidden="true" className="font-display text-[1.75rem] leading-tight font-[560]">
          {isolate(names)}
        </p>
        <img src={path} alt={t('qr.alt', { label })} className="size-[min(80vw,60dvh,30rem)]" />
        <p className="text-muted">{t('qr.text')}</p>
      </div>
    </FullScreen>
  );
}
