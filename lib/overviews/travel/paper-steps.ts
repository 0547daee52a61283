import { addDays, type Day, maxDay, minDay } from '@/lib/core/time/dates';
import { readMicrochip } from '@/lib/records/pets/microchip';
import { addDuration } from '@/lib/records/vaccinations/durations';
import { areaOf, periods } from './rules';
import { between, type Judged, settled, type TravellingPet, type Trip } from './step';
import type { RuleId, TaskKey } from './vocabulary';

/** A step of which only its tick says that it is done. */
function ticked(pet: TravellingPet, { step, earliest }: Judged): Judged {
  return pet.ticked.includes(step.key as TaskKey) ? { step: { ...step, state: 'done' }, earliest } : { step, earliest };
}

/** The chip is where every other rule begins. @param by the last day on which it is set in time */
export function chipStep(
  { microchip, microchippedOn }: TravellingPet,
  { today, by, rule }: { today: Day; by: Day; rule: RuleId },
): Judged {
  const of = { key: 'chip', rule } as const;
  if (microchip === null) return between({ ...of, words: 'chip', from: today, by }, today);
  if (rule === 'us') return settled({ ...of, words: 'chipUs', state: 'done' }, today);
  const read = readMicrochip(microchip);
  if (!read.ok || read.format !== 'iso15') return settled({ ...of, words: 'chipNotIso', state: 'check' }, today);
  if (microchippedOn === null) return settled({ ...of, words: 'chipDate', state: 'check' }, today);
  return settled({ ...of, words: 'chipDone', state: 'done', day: microchippedOn }, today);
}

/** EU passports are of pets that live there; all others need a certificate for each trip (identification.json, travelRules). */
function livesWithPassport({ passportNumber, country }: TravellingPet): boolean {
  return passportNumber !== null && country !== null && areaOf(country) === 'eu';
}

const lastPaperDay = (arrival: Day) => addDuration(arrival, periods.papersBefore, -1);

function passportStep(pet: TravellingPet, { arrival }: Trip, today: Day, rule: RuleId): Judged {
  const of = { key: 'passport', rule } as const;
  if (pet.passportNumber !== null) return settled({ ...of, words: 'passportDone', state: 'done' }, today);
  return ticked(pet, between({ ...of, words: 'passport', from: today, by: lastPaperDay(arrival) }, addDays(today, 1)));
}

function certificateStep(pet: TravellingPet, { arrival, to }: Trip, today: Day, rule: RuleId): Judged {
  const isGb = areaOf(to) === 'gb';
  const from = isGb ? today : maxDay(today, addDuration(arrival, periods.certificate, -1));
  const words = isGb ? 'certificateGb' : 'certificate';
  const of = { key: 'certificate', rule, words } as const;
  return ticked(pet, between({ ...of, from, by: lastPaperDay(arrival) }, addDays(today, 1)));
}

/** The papers that a border reads besides the rabies vaccination. */
export function paperStep(pet: TravellingPet, trip: Trip, today: Day): Judged {
  const isToGb = areaOf(trip.to) === 'gb';
  if (areaOf(trip.from) === 'eu' || livesWithPassport(pet)) {
    return passportStep(pet, trip, today, isToGb ? 'gb' : 'eu');
  }
  if (isToGb) return certificateStep(pet, trip, today, 'gb');
  return certificateStep(pet, trip, today, areaOf(trip.from) === 'gb' ? 'euFromGb' : 'eu');
}

export function formStep(pet: TravellingPet, { arrival }: Trip, today: Day): Judged {
  const from = maxDay(today, addDuration(arrival, periods.form, -1));
  const of = { key: 'form', rule: 'us', words: 'form' } as const;
  return ticked(pet, between({ ...of, from, by: lastPaperDay(arrival) }, addDays(today, 1)));
}

export function ageStep({ dateOfBirth }: TravellingPet, { arrival }: Trip, today: Day): Judged {
  const of = { key: 'age', rule: 'us' } as const;
  if (dateOfBirth === null) return settled({ ...of, words: 'ageUnknown', state: 'check' }, today);
  const day = addDuration(dateOfBirth, periods.minAgeUs);
  if (day <= arrival) return settled({ ...of, words: 'ageDone', state: 'done', day }, today);
  return { ...settled({ ...of, words: 'age', state: 'late', day }, today), earliest: day };
}

/** Never too late: whoever carries the pet may still have room. */
export function bookingStep(pet: TravellingPet, { arrival, to }: Trip, today: Day): Judged {
  const by = maxDay(today, addDuration(arrival, periods.bookBefore, -1));
  const of = { key: 'booking', words: areaOf(to) === 'gb' ? 'bookingGb' : 'booking' } as const;
  return ticked(pet, between({ ...of, from: today, by: minDay(by, arrival) }, today));
}
