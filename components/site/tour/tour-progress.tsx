'use client';

import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { stops } from './stops';

export function TourProgress({ at }: { at: number }) {
  const t = useTranslations('tour');
  return (
    <div className="mb-5 flex items-center gap-4">
      <p className="tabular text-sm text-muted">{t('progress', { at: at + 1, of: stops.length })}</p>
      <div aria-hidden="true" className="flex grow gap-1.5">
        {stops.map((one, index) => (
          <span key={one} className={`h-1.5 grow rounded-full ${index <= at ? 'bg-primary' : 'bg-line'}`} />
        ))}
      </div>
      <Button asChild variant="ghost">
        <IntentLink href={paths.home}>
          <Icon of="x" />
          {t('leave')}
        </IntentLink>
      </Button>
    </div>
  );
}
