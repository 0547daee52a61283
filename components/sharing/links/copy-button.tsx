'use client';

import { useTranslations } from 'next-intl';
import { useCopy } from '@/components/shell/use-copy';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

export function CopyButton({ url }: { url: string }) {
  const t = useTranslations('sharing');
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  return (
    <Button variant="soft" onClick={() => void copy(url)}>
      <Icon of="copy" />
      {t('copy')}
    </Button>
  );
}
