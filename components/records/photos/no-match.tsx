'use client';

import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { EmptyState } from '@/components/shell/empty-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';

export function NoMatch({ petId }: { petId: string }) {
  const t = useTranslations('photos');
  return (
    <EmptyState
      drawing="trail"
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        <Button asChild variant="outline">
          <IntentLink href={paths.petSocial(petId)}>{t('all')}</IntentLink>
        </Button>
      }
    />
  );
}
