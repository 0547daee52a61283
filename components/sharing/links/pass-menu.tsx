'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { languageOf } from '@/lib/core/i18n/locales';
import { sheetOf } from '@/lib/core/i18n/sheet-size';
import { qrPath } from '@/lib/sharing/links/client';
import type { Share } from '@/lib/sharing/links/share';
import { Openings } from './openings';
import { StopButton } from './stop-button';

interface PassMenuProps {
  petId: string;
  share: Share;
  onStop: () => void;
}

export function PassMenu({ petId, share, onStop }: PassMenuProps) {
  const t = useTranslations('sharing');
  const locale = useLocale();
  const language = languageOf(locale);
  const [open, setOpen] = useState(false);
  const { id, label, url } = share;
  const row = 'flex min-h-13 items-center gap-3 font-medium';
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <button type="button" aria-label={t('pass.more')} className="tap grid place-items-center rounded-full">
          <Icon of="ellipsis" />
        </button>
      </DialogTrigger>
      <DialogContent title={label} footer={<StopButton petId={petId} share={share} onStop={onStop} />}>
        <Openings petId={petId} share={share} />
        {url ? (
          <ul className="divide-y divide-line border-y border-line">
            <li>
              <a href={url} target="_blank" rel="noopener noreferrer" className={row}>
                <Icon of="external-link" className="size-5" />
                {t('list.open')}
              </a>
            </li>
            <li>
              <a href={qrPath(petId, id, true)} target="_blank" rel="noopener" className={row}>
                <Icon of="printer" className="size-5" />
                {t('qr.print')}
              </a>
            </li>
            <li>
              <a
                href={`/api/pets/${petId}/passport.pdf?lng=${language}&size=${sheetOf(locale)}&share=${id}`}
                download
                className={row}
              >
                <Icon of="file-down" className="size-5" />
                {t('qr.passport')}
              </a>
            </li>
          </ul>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
