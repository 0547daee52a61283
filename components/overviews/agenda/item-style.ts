import { Bug, CalendarDays, type IconNode, Stethoscope, Syringe } from 'lucide';
import { kindStyles } from '@/components/records/routines/kind-styles';
import type { RoutineKind } from '@/lib/records/routines/vocabulary';
import type { ShownItem } from './shown-item';

export function styleOf({ kind, category }: Pick<ShownItem, 'kind' | 'category'>): { icon: IconNode; tone: string } {
  if (kind === 'routine' || kind === 'dose') return kindStyles[category as RoutineKind];
  if (kind === 'vaccination') return { icon: Syringe, tone: 'border-l-danger' };
  if (kind === 'treatment') return { icon: Bug, tone: 'border-l-danger' };
  const isVet = kind === 'follow-up' || category === 'vet';
  return { icon: isVet ? Stethoscope : CalendarDays, tone: 'border-l-info' };
}
