import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { WaitingMarks } from '@/lib/records/vaccinations/dose-marks';
import { markLines } from '@/lib/records/vaccinations/mark-words';

export function DoseMarks({ marks }: { marks: WaitingMarks }) {
  const t = useTranslations('vaccinations.marks');
  return markLines(marks, useLocale(), t).map((line) => (
    <p key={line} className="flex gap-1.5 text-sm text-due">
      <Icon of="triangle-alert" className="mt-0.5 size-4 shrink-0" />
      {line}
    </p>
  ));
}
