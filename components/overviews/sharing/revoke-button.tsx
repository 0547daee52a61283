'use client';

import { useTranslations } from 'next-intl';
import { revokeShare } from '@/lib/overviews/sharing/client';
import { AskButton } from './ask-button';

export function RevokeButton({ petId, share }: { petId: string; share: { id: string; label: string } }) {
  const t = useTranslations('sharing');
  const { label } = share;
  return (
    <AskButton
      label={t('revoke')}
      variant="dangerOutline"
      title={t('revokeTitle', { label })}
      text={t('revokeText')}
      done={t('revokeDone', { label })}
      failed={t('revokeFailed')}
      act={() => revokeShare(petId, share.id)}
    />
  );
}
