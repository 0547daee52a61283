'use client';

import { useTranslations } from 'next-intl';
import { AskButton } from '@/components/shell/ask-button';
import { useCopy } from '@/components/shell/use-copy';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { revokeStay } from '@/lib/sharing/stays/client';

interface StayLinkProps {
  stayId: string;
  url: string;
}

export function StayLink({ stayId, url }: StayLinkProps) {
  const t = useTranslations('stays.page');
  const copy = useCopy({ done: t('copied'), failed: t('failed') });
  return (
    <Card>
      <h2 className="text-lg">{t('link')}</h2>
      <p className="mt-1 font-mono text-sm wrap-anywhere text-muted">
        <bdi>{url}</bdi>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => void copy(url)}>
          <Icon of="copy" />
          {t('copy')}
        </Button>
        <AskButton
          label={t('stop')}
          variant="dangerOutline"
          title={t('stopTitle')}
          text={t('stopText')}
          done={t('stopped')}
          failed={t('failed')}
          act={() => revokeStay(stayId)}
        />
      </div>
    </Card>
  );
}
