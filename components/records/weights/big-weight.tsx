import { usePageContext } from '#page-context';
import { displayUnit, formatWeight } from '@/lib/records/weights/units';

interface BigWeightProps {
  grams: number;
  className: string;
}

export function BigWeight({ grams, className }: BigWeightProps) {
  const { locale, weightUnit } = usePageContext();
  return (
    <p className={className}>
      <b>{formatWeight(grams, weightUnit, locale).replace(/\s*\D+$/, '')}</b>{' '}
      <span>{displayUnit(grams, weightUnit)}</span>
    </p>
  );
}
