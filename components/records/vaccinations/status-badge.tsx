import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { type Urgency, urgencyOf } from '@/lib/records/vaccinations/status';
import { statusWords } from '@/lib/records/vaccinations/status-words';
import type { DueStatus } from '@/lib/records/vaccinations/vocabulary';

/** States differ in shape, not only in color. */
const looks = {
  valid: { tone: 'primary', icon: 'circle-check' },
  due: { tone: 'due', icon: 'clock' },
  overdue: { tone: 'danger', icon: 'triangle-alert' },
  unknown: { tone: 'neutral', icon: 'circle-alert' },
  past: { tone: 'neutral', icon: 'rotate-ccw' },
} as const satisfies Record<Urgency, object>;

const withoutDose = {
  upcoming: looks.valid,
  due_soon: looks.due,
  overdue: looks.overdue,
  lapsed: looks.overdue,
  undated: looks.unknown,
} as const satisfies Record<DueStatus, object>;

interface StatusBadgeProps {
  of: Pick<PlannedVaccine, 'lastDoseStatus' | 'status'>;
  className?: string;
}

export function StatusBadge({ of: { lastDoseStatus, status }, className }: StatusBadgeProps) {
  const t = useTranslations();
  const { badgeOf } = statusWords({ t, locale: useLocale() });
  const { tone, icon } = lastDoseStatus ? looks[urgencyOf(lastDoseStatus)] : withoutDose[status];
  return (
    <Badge tone={tone} className={className}>
      <Icon of={icon} />
      {lastDoseStatus ? badgeOf(lastDoseStatus) : t(`vaccinationPlan.status.${status}`)}
    </Badge>
  );
}
