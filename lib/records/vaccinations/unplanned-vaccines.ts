import { inEachLocale, type LocalizedText } from '@/lib/core/i18n/locales';
import { fold } from '@/lib/core/text/fold';
import type { Day } from '@/lib/core/time/dates';
import { findVaccine } from './catalogue';
import { withMarks } from './dose-marks';
import { isSuperseded } from './dose-matching';
import { statusOf } from './plan-vaccine';
import type { PlannedVaccine, Rule, ScheduleDose } from './planned-vaccine';
import { byRecordedDates, recordedDue, recordedStatus } from './status';
import type { VaccinatedPet } from './vaccinated-pet';

function isLater(dose: ScheduleDose, than: ScheduleDose): boolean {
  return dose.givenOn === than.givenOn ? byRecordedDates(dose, than) > 0 : dose.givenOn > than.givenOn;
}

function ruleOf({ validUntil }: ScheduleDose, due: Day | null): Rule {
  if (due === null) return { key: 'noDate', step: 3, duration: null };
  return { key: due === validUntil ? 'vetValidUntil' : 'vetNextDue', step: 3, duration: null };
}

function toPlanned(dose: ScheduleDose, tooEarlyBy: LocalizedText | null, today: Day): PlannedVaccine {
  const isEarly = tooEarlyBy !== null;
  const { id, vaccine, givenOn } = dose;
  const due = recordedDue(dose);
  return {
    vaccineId: vaccine,
    name: findVaccine(vaccine)?.name ?? inEachLocale(() => vaccine),
    class: 'notListed',
    due,
    earliest: null,
    window: null,
    status: statusOf(due, today, undefined),
    rule: ruleOf(dose, due),
    sources: [],
    certain: due === null ? 'computed' : 'vet',
    lastDoseStatus: isEarly ? null : recordedStatus(dose, today),
    legallyDueBy: null,
    lastGivenOn: isEarly ? null : givenOn,
    beforeChip: false,
    countedDoses: isEarly ? [] : [id],
    tooEarlyDoses: isEarly ? [id] : [],
    tooEarlyOn: isEarly ? givenOn : null,
    tooEarlyBy,
  };
}

export function unplannedVaccines(
  pet: VaccinatedPet,
  doses: readonly ScheduleDose[],
  plannedVaccines: readonly PlannedVaccine[],
  today: Day,
): PlannedVaccine[] {
  const inSchedule = new Set(
    plannedVaccines.flatMap(({ countedDoses, tooEarlyDoses }) => [...countedDoses, ...tooEarlyDoses]),
  );
  const latest = new Map<string, ScheduleDose>();
  for (const dose of doses) {
    if (inSchedule.has(dose.id)) continue;
    const key = fold(dose.vaccine);
    const latestDose = latest.get(key);
    if (!latestDose || isLater(dose, latestDose)) latest.set(key, dose);
  }
  const current = [...latest.values()].filter((dose) => !isSuperseded(dose, doses));
  if (current.length === 0) return [];
  const markedDoses = withMarks(pet, doses);
  const early = new Map(markedDoses.map(({ id, tooEarly }) => [id, tooEarly[0]?.guideline ?? null]));
  return current.map((dose) => toPlanned(dose, early.get(dose.id) ?? null, today));
}
