'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { InviteWay } from './use-invite';

interface InviteWaysProps {
  formId: string;
  making: InviteWay | null;
  isMailing: boolean;
  onChoose: (way: InviteWay) => void;
}

export function InviteWays({ formId, making, isMailing, onChoose }: InviteWaysProps) {
  const t = useTranslations('people.invite');
  const { sendsMail } = usePageContext();
  if (isMailing) {
    return (
      <Button type="submit" form={formId} size="large" className="grow" busy={making === 'email'}>
        {t('send')}
      </Button>
    );
  }
  return (
    <div className="grid grow gap-2">
      <div className={sendsMail ? 'grid grid-cols-3 gap-2' : 'grid grid-cols-2 gap-2'}>
        <Button
          type="submit"
          form={formId}
          className="min-h-13"
          busy={making === 'link'}
          onClick={() => onChoose('link')}
        >
          <Icon of="link-2" />
          {t('link')}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="outline"
          className="min-h-13"
          busy={making === 'qr'}
          onClick={() => onChoose('qr')}
        >
          <Icon of="qr-code" />
          {t('qr')}
        </Button>
        {sendsMail ? (
          <Button variant="outline" className="min-h-13 whitespace-nowrap" onClick={() => onChoose('email')}>
            <Icon of="mail" />
            {t('email')}
          </Button>
        ) : null}
      </div>
      <p className="text-center text-sm text-muted">{t('promise')}</p>
    </div>
  );
}
