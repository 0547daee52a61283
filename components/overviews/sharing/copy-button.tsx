'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useCopy } from './use-copy';

export function CopyButton({ url }: { url: string }) {
  const t = useTranslations('sharing');
  const copy = useCopy();
  return (
    <Button variant="soft" onClick={() => void copy(url)}>
      <Icon of="copy" />
      {t('copy')}
    </Button>
  );
}
