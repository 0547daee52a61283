import { kindIcons } from '@/components/records/routines/kind-icons';
import type { IconName } from '@/components/ui/icons';
import type { RoutineKind } from '@/lib/records/routines/vocabulary';
import type { TaskView } from './task-view';

export function iconOf({ kind, category }: Pick<TaskView, 'kind' | 'category'>): IconName {
  if (kind === 'routine' || kind === 'dose') return kindIcons[category as RoutineKind];
  if (kind === 'vaccination') return 'syringe';
  if (kind === 'treatment') return 'bug';
  if (kind === 'stock') return 'pill';
  return kind === 'follow-up' || category === 'vet' ? 'stethoscope' : 'calendar-days';
}

export const isMedicine = ({ kind, category }: Pick<TaskView, 'kind' | 'category'>) =>
  kind === 'dose' || category === 'medication';
