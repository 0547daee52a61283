import { type Person, writerOf } from '@/lib/access/people';
import { ringLetters } from '@/lib/core/text/ring-letters';
import { addMs, DAY, dayIn, instantFromJson, instantFromMs, msFromJson } from '@/lib/core/time/dates';
import type { PetSummary } from '@/lib/records/pets/pet';
import type { DoubleDose } from './double-dose';
import type { Dose, Medication } from './medication';
import { cycleMs, dosageOn, plannedDoses } from './plan';

/** Warning about a dose soon after another one. Times are in ISO 8601. */
export interface DoseGuard {
  kind: DoubleDose['kind'];
  /** Null for a deleted account. */
  by: { id: string; name: string } | null;
  isOwn: boolean;
  ring: { letters: string | null; role: Person['role']; colour: Person['colour'] } | null;
  at: string;
  now: string;
  timeZone: string;
  next: { at: string; isPlanned: boolean } | null;
  pet: Pick<PetSummary, 'name' | 'type' | 'cover' | 'photoUrl'>;
  medicine: string;
  dosage: string | null;
  /** Names of the pet's other active members, who can read the reason. */
  readers: string[];
}

export type GuardedDose = Dose & { createdById: string | null };

interface GuardContext {
  medication: Medication;
  pet: DoseGuard['pet'];
  people: readonly Person[];
  memberId: string | null;
  now: Date;
}

function nextOf(medication: Medication, { line, until }: DoubleDose<GuardedDose>): DoseGuard['next'] {
  const after = Math.max(msFromJson(line.at), msFromJson(line.scheduledFor ?? line.at));
  const from = instantFromMs(after + 1);
  const [plannedDose] = plannedDoses(medication, from, addMs(from, 2 * cycleMs(medication) + 2 * DAY));
  if (plannedDose && until && plannedDose.at >= until) return { at: plannedDose.at.toISOString(), isPlanned: true };
  return until && { at: until.toISOString(), isPlanned: false };
}

export function guardOf(
  double: DoubleDose<GuardedDose>,
  { medication, pet, people, memberId, now }: GuardContext,
): DoseGuard {
  const { kind, line } = double;
  const writer = writerOf(people, line.createdById);
  const active = people.filter(({ isActive }) => isActive);
  const namesOf = (some: readonly Person[]) => some.flatMap(({ name }) => name ?? []);
  return {
    kind,
    by: writer?.name ? { id: writer.id, name: writer.name } : null,
    isOwn: writer !== null && writer.id === memberId,
    ring: writer && {
      letters: writer.name && ringLetters(writer.name, namesOf(active)),
      role: writer.role,
      colour: writer.colour,
    },
    at: line.at,
    now: now.toISOString(),
    timeZone: medication.timeZone,
    next: nextOf(medication, double),
    pet,
    medicine: medication.name,
    dosage: dosageOn(medication, dayIn(instantFromJson(line.at), medication.timeZone)),
    readers: namesOf(active.filter(({ id }) => id !== memberId)),
  };
}
