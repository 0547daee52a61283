import { Brush, Footprints, type IconNode, Pill, Utensils } from 'lucide';
import type { RoutineKind } from '@/lib/records/routines/vocabulary';

export const kindStyles: Record<RoutineKind, { icon: IconNode; tone: string }> = {
  feeding: { icon: Utensils, tone: 'border-l-accent' },
  exercise: { icon: Footprints, tone: 'border-l-info' },
  medication: { icon: Pill, tone: 'border-l-danger' },
  grooming: { icon: Brush, tone: 'border-l-primary' },
};
