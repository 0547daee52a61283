'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { toast } from '@/lib/browser/page/toast';
import { leavePage } from '@/lib/browser/page/unsaved';

type UpdateNoticeProps = { onReload: () => void };

export function UpdateNotice({ onReload }: UpdateNoticeProps) {
  return (
    <LazyMessages namespaces={['install']}>
      <Notice onReload={onReload} />
    </LazyMessages>
  );
}

function Notice({ onReload }: UpdateNoticeProps) {
  const t = useTranslations('install.update');
  const [showCount, showAgain] = useState(0);
  const reloadPage = async () => {
    if (!(await leavePage('reload', onReload))) showAgain(showCount + 1);
  };
  const showNotice = useEffectEvent(() =>
    toast({
      title: t('title'),
      description: t('text'),
      action: { label: t('reload'), onClick: () => void reloadPage() },
      duration: Number.POSITIVE_INFINITY,
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever wants to save first finds it again
  useEffect(() => showNotice().dismiss, [showCount]);
  return null;
}
