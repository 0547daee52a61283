import type { Locale } from '@/lib/core/i18n/locales';
import { findVaccine } from './catalogue';
import type { DueVaccine } from './due-vaccine';
import type { PlannedVaccine } from './planned-vaccine';
import { stampShape } from './stamp';

const shapeOf = (vaccine: string) => stampShape({ vaccine, product: null, antigens: [] });

// Separate from its type, so that browsers do not load the vaccine catalog.
export function toDueVaccines(plannedVaccines: readonly PlannedVaccine[], locale: Locale): DueVaccine[] {
  return plannedVaccines.map(({ vaccineId: id, name, due: dueOn, status, certain }) => {
    return {
      id,
      name: name[locale],
      short: (findVaccine(id)?.short ?? name)[locale],
      shape: shapeOf(id),
      dueOn,
      isEstimated: dueOn !== null && certain === 'computed',
      status,
    };
  });
}
