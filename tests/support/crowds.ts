import { newId } from '@/lib/core/validation/ids';
import { many } from './maximum-races';
import { after, noon } from './members';

const stamps = { createdAt: noon, updatedAt: noon };
const on = (day: string) => new Date(day);

interface MedicineRow {
  deletedAt?: Date;
  frequency?: 'SID' | 'PRN';
  startsOn?: Date;
  endsOn?: Date;
}

export const medicineRow = (petId: string, more: MedicineRow = {}) => ({
  ...{ id: newId(), petId, name: 'Another', frequency: 'SID' as const, startsOn: on('2026-03-20'), steps: [] },
  ...{ timeZone: 'UTC', plannedFrom: after(-8, 'day'), ...stamps, ...more },
});

export const medicinesOfOtherDays = (petId: string, count: number) => [
  ...many(count, () => medicineRow(petId, { deletedAt: noon })),
  ...many(count, () => medicineRow(petId, { startsOn: on('2026-04-02') })),
  ...many(count, () => medicineRow(petId, { endsOn: on('2026-03-25') })),
];

export const doseRow = (
  { id: medicationId, petId }: { id: string; petId: string },
  more: { at?: Date; scheduledFor?: Date | null } = {},
) => ({
  ...{ id: newId(), petId, medicationId, status: 'given' as const, by: 'Ana', scheduledFor: null, at: noon },
  ...{ createdAt: noon, ...more },
});

/** Rows of `count` as-needed doses a week ago, and `count` doses this morning of a medication in the bin. */
export function dosesOfOthers(
  asNeeded: { id: string; petId: string },
  deletedMedication: typeof asNeeded,
  count: number,
) {
  return [
    ...many(count, (index) => doseRow(asNeeded, { at: after(index, 'second', after(-7, 'day')) })),
    ...many(count, (index) => doseRow(deletedMedication, { at: after(-index, 'second') })),
  ];
}
