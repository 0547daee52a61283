import { Bug, CalendarDays, type IconNode, Stethoscope, Syringe } from 'lucide';
import { kindStyles } from '@/components/records/routines/kind-styles';
import type { RoutineKind } from '@/lib/records/routines/vocabulary';
import type { ShownItem } from './shown-item';

export function styleOf({ kind, variety }: Pick<ShownItem, 'kind' | 'variety'>): { icon: IconNode; tone: string } {
  if (kind === 'routine' || kind === 'dose') return kindStyles[variety as RoutineKind];
  if (kind === 'vaccination') return { icon: Syringe, tone: 'border-l-danger' };
  if (kind === 'treatment') return { icon: Bug, tone: 'border-l-danger' };
  const isVet = kind === 'follow-up' || variety === 'vet';
  return { icon: isVet ? Stethoscope : CalendarDays, tone: 'border-l-info' };
}
