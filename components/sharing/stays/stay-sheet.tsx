'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { paths } from '@/lib/core/config/paths';
import { formatList } from '@/lib/core/i18n/intl-formats';
import type { StayStart } from '@/lib/sharing/stays/desk';
import type { Stay } from '@/lib/sharing/stays/stay';
import { StayForm } from './stay-form';
import { StayPass } from './stay-pass';

interface StaySheetProps {
  start: StayStart;
  onClose: () => void;
}

export function StaySheet({ start, onClose }: StaySheetProps) {
  const t = useTranslations('stays.form');
  const passText = useTranslations('sharing.pass');
  const { locale } = usePageContext();
  const router = useRouter();
  const formId = useId();
  const [madeStay, setMade] = useState<(Stay & { url: string }) | null>(null);
  const [isBusy, setBusy] = useState(false);
  const finishStay = (stay: Stay) => {
    const { url } = stay;
    if (url === null) return onClose();
    setMade({ ...stay, url });
    router.refresh();
  };
  const names = start.pets.filter(({ id }) => madeStay?.pets.includes(id)).map(({ name }) => name);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={madeStay ? passText('ready') : t('title')}
        footer={
          madeStay ? (
            <IntentLink href={paths.stay(madeStay.id)} className="button min-h-12 grow text-primary">
              {t('see')}
            </IntentLink>
          ) : (
            <Button type="submit" form={formId} size="large" className="grow" busy={isBusy}>
              {t('make')}
            </Button>
          )
        }
      >
        {madeStay ? (
          <StayPass stayId={madeStay.id} label={madeStay.label} url={madeStay.url} names={formatList(names, locale)} />
        ) : (
          <StayForm id={formId} start={start} onBusy={setBusy} onMade={finishStay} />
        )}
      </DialogContent>
    </Dialog>
  );
}
