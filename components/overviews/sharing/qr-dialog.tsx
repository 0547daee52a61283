'use client';

import { FileDown, Printer, QrCode } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { languageOf } from '@/lib/core/i18n/locales';
import { qrPath } from '@/lib/overviews/sharing/client';

export function QrDialog({ petId, share }: { petId: string; share: { id: string; label: string } }) {
  const t = useTranslations('sharing.qr');
  const language = languageOf(useLocale());
  const { label } = share;
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">
          <Icon of={QrCode} />
          {t('show')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('title', { label })}
        description={t('text')}
        footer={
          <>
            <Button asChild variant="outline">
              <a href={`/api/pets/${petId}/passport.pdf?lng=${language}&share=${share.id}`} download>
                <Icon of={FileDown} />
                {t('passport')}
              </a>
            </Button>
            <Button asChild variant="outline">
              <a href={qrPath(petId, share.id, true)} target="_blank" rel="noopener">
                <Icon of={Printer} />
                {t('print')}
              </a>
            </Button>
          </>
        }
      >
        <img
          src={qrPath(petId, share.id)}
          alt={t('alt', { label })}
          width={320}
          height={320}
          className="mx-auto aspect-square w-full max-w-80 rounded-control bg-sunken"
        />
      </DialogContent>
    </Dialog>
  );
}
