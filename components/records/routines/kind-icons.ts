import { Brush, Footprints, type IconNode, Pill, Utensils } from 'lucide';
import type { RoutineKind } from '@/lib/records/routines/vocabulary';

export const kindIcons: Record<RoutineKind, IconNode> = {
  feeding: Utensils,
  exercise: Footprints,
  medication: Pill,
  grooming: Brush,
};
