'use client';

import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { stops } from './stops';

interface TourStepsProps {
  at: number;
  onGo: (to: number) => void;
}

export function TourSteps({ at, onGo }: TourStepsProps) {
  const t = useTranslations('tour');
  return (
    <div className="mt-8 flex flex-wrap justify-between gap-3">
      <Button variant="outline" size="large" disabled={at === 0} onClick={() => onGo(at - 1)}>
        <Icon of="arrow-left" />
        {t('back')}
      </Button>
      {at < stops.length - 1 ? (
        <Button size="large" onClick={() => onGo(at + 1)}>
          {t('next')}
          <Icon of="arrow-right" />
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="large" onClick={() => onGo(0)}>
            <Icon of="rotate-ccw" />
            {t('again')}
          </Button>
          <Button asChild size="large">
            <IntentLink href={paths.newPet}>{t('begin')}</IntentLink>
          </Button>
        </div>
      )}
    </div>
  );
}
