import type { Day } from '@/lib/core/time/dates';
import type { Severity } from '@/lib/records/allergies/vocabulary';
import type { ConditionStatus } from '@/lib/records/conditions/vocabulary';
import { isOver } from '@/lib/records/medications/plan';
import type { Frequency } from '@/lib/records/medications/vocabulary';

interface NotedCondition {
  name: string;
  status: ConditionStatus;
  diagnosedOn: Day | null;
  resolvedOn: Day | null;
  notedOn: Day;
}

interface NotedAllergy {
  allergen: string;
  severity: Severity;
  notedOn: Day;
}

interface NotedMedication {
  name: string;
  frequency: Frequency;
  startsOn: Day;
  endsOn: Day | null;
}

export type News =
  | { kind: 'newCondition' | 'resolvedCondition' | 'newMedication' | 'endedMedication'; name: string; day: Day }
  | { kind: 'newAllergy'; name: string; severity: Severity; day: Day };

interface NotedFacts {
  conditions: readonly NotedCondition[];
  allergies: readonly NotedAllergy[];
  medications: readonly NotedMedication[];
}

function ofConditions(conditions: readonly NotedCondition[]): News[] {
  return conditions.flatMap(({ name, status, diagnosedOn, resolvedOn, notedOn }): News[] => [
    { kind: 'newCondition', name, day: diagnosedOn ?? notedOn },
    ...(status === 'resolved' && resolvedOn ? [{ kind: 'resolvedCondition' as const, name, day: resolvedOn }] : []),
  ]);
}

function ofMedications(medications: readonly NotedMedication[], today: Day): News[] {
  return medications.flatMap((medication): News[] => {
    const { name, startsOn, endsOn } = medication;
    return [
      { kind: 'newMedication', name, day: startsOn },
      ...(isOver(medication, today) ? [{ kind: 'endedMedication' as const, name, day: endsOn ?? startsOn }] : []),
    ];
  });
}

export function newsSince({ conditions, allergies, medications }: NotedFacts, from: Day, today: Day): News[] {
  const all: News[] = [
    ...ofConditions(conditions),
    ...allergies.map(
      ({ allergen, severity, notedOn }): News => ({ kind: 'newAllergy', name: allergen, severity, day: notedOn }),
    ),
    ...ofMedications(medications, today),
  ];
  return all.filter(({ day }) => day >= from && day <= today).sort((a, b) => (a.day < b.day ? 1 : -1));
}
