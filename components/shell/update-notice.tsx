'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '@/lib/core/toast';
import { LazyMessages } from './lazy-messages';

type UpdateNoticeProps = { onReload: () => void };

/** Says that a newer version waits; nothing is loaded again without a click. */
export function UpdateNotice({ onReload }: UpdateNoticeProps) {
  return (
    <LazyMessages namespaces={['install']}>
      <Notice onReload={onReload} />
    </LazyMessages>
  );
}

function Notice({ onReload }: UpdateNoticeProps) {
  const t = useTranslations('install.update');
  const show = useEffectEvent(() =>
    toast({
      title: t('title'),
      description: t('text'),
      action: { label: t('reload'), onClick: onReload },
      duration: Number.POSITIVE_INFINITY,
    }),
  );
  useEffect(() => show().dismiss, []);
  return null;
}
