import type { IconName } from '@/components/ui/icons';
import type { RoutineKind } from '@/lib/records/routines/vocabulary';

export const kindIcons: Record<RoutineKind, IconName> = {
  feeding: 'utensils',
  exercise: 'footprints',
  medication: 'pill',
  grooming: 'brush',
};
