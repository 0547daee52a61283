'use client';

import { useTranslations } from 'next-intl';
import { AskButton } from '@/components/shell/ask-button';
import { revokeStay } from '@/lib/sharing/stays/client';

export function StopStayButton({ stayId }: { stayId: string }) {
  const t = useTranslations('stays.page');
  return (
    <AskButton
      label={t('stop')}
      variant="dangerOutline"
      title={t('stopTitle')}
      text={t('stopText')}
      done={t('stopped')}
      failed={t('failed')}
      act={() => revokeStay(stayId)}
    />
  );
}
