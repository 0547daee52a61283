'use client';

import { useTranslations } from 'next-intl';
import { AskButton } from '@/components/shell/ask-button';
import { revokeShare } from '@/lib/sharing/links/client';

interface StopButtonProps {
  petId: string;
  share: { id: string; label: string };
  onStop: () => void;
}

export function StopButton({ petId, share, onStop }: StopButtonProps) {
  const t = useTranslations('sharing.stop');
  const { id, label } = share;
  const stopLink = async () => {
    await revokeShare(petId, id);
    onStop();
  };
  return (
    <AskButton
      label={t('button')}
      variant="dangerOutline"
      title={t('title', { label })}
      text={t('text')}
      done={t('done', { label })}
      failed={t('failed')}
      act={stopLink}
    />
  );
}
