import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import type { Day } from '@/lib/core/time/dates';
import type { DogSize } from '@/lib/records/weights/dog-size';
import { growthGuide } from '@/lib/records/weights/growth';
import { lifeStageOn } from '@/lib/records/weights/life-stage';

interface LifeStageLineProps {
  pet: { type: string; gender: string; dateOfBirth: Day };
  size: DogSize | null;
}

export function LifeStageLine({ pet, size }: LifeStageLineProps) {
  const t = useTranslations('weights');
  const { today } = usePageContext();
  const { stage, adult, adultMonths } = lifeStageOn(today, pet, size);
  const guide = growthGuide(today, pet);
  const lines = [
    stage && t('stage', { stage: t(`stages.${stage}`, { gender: pet.gender }) }),
    !adult && adultMonths && t('growing', { months: adultMonths }),
    guide && t(`growth.${guide}`),
  ].filter((line) => line !== null && line !== false && line !== 0);
  return lines.length > 0 ? <p className="mt-2 text-sm text-muted">{lines.join(' · ')}</p> : null;
}
