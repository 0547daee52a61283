import { CalendarDays, type IconNode, Stethoscope, Syringe } from 'lucide';
import { kindLook } from '@/components/records/routines/kind-look';
import type { RoutineKind } from '@/lib/records/routines/vocabulary';
import type { ShownItem } from './shown-item';

/** How each kind of thing looks: tasks as on the pages of their pets. */
export function lookOf({ kind, variety }: Pick<ShownItem, 'kind' | 'variety'>): { icon: IconNode; tone: string } {
  if (kind === 'routine' || kind === 'dose') return kindLook[variety as RoutineKind];
  if (kind === 'vaccination') return { icon: Syringe, tone: 'border-l-danger' };
  const isVet = kind === 'follow-up' || variety === 'vet';
  return { icon: isVet ? Stethoscope : CalendarDays, tone: 'border-l-info' };
}
