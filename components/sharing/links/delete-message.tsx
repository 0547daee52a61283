'use client';

import { useTranslations } from 'next-intl';
import { AskButton } from '@/components/shell/ask-button';
import { deleteMessage } from '@/lib/sharing/links/client';

export function DeleteMessage({ petId, messageId }: { petId: string; messageId: string }) {
  const t = useTranslations('sharing.lost');
  const common = useTranslations('common');
  return (
    <AskButton
      label={common('delete')}
      variant="link"
      title={t('deleteTitle')}
      text={t('deleteText')}
      done={t('deleted')}
      failed={t('failed')}
      act={() => deleteMessage(petId, messageId)}
    />
  );
}
