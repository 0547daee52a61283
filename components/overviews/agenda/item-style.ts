import { Bug, CalendarDays, type IconNode, Stethoscope, Syringe } from 'lucide';
import { kindIcons } from '@/components/records/routines/kind-icons';
import type { RoutineKind } from '@/lib/records/routines/vocabulary';
import type { ShownTask } from './shown-task';

export function iconOf({ kind, category }: Pick<ShownTask, 'kind' | 'category'>): IconNode {
  if (kind === 'routine' || kind === 'dose') return kindIcons[category as RoutineKind];
  if (kind === 'vaccination') return Syringe;
  if (kind === 'treatment') return Bug;
  return kind === 'follow-up' || category === 'vet' ? Stethoscope : CalendarDays;
}

/** Red is for medicine alone; a late walk is not red (inside.md). */
export const isMedicine = ({ kind, category }: Pick<ShownTask, 'kind' | 'category'>) =>
  kind === 'dose' || category === 'medication';
