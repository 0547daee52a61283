import { addDays, addMs, type Day, dayIn, HOUR, maxDay } from '@/lib/core/time/dates';
import { zoneOfCountry } from '@/lib/core/time/zone-countries';
import { toInstant } from '@/lib/core/time/zoned-time';
import { entryRule, tapewormHours } from './rules';
import {
  daysToCheck,
  isTicked,
  type JudgedStep,
  judgeStep,
  type PlannedAt,
  type TravellingPet,
  type Trip,
} from './step';

/** Northern Ireland shares Great Britain's time zone. */
const zoneOf = (place: string) => zoneOfCountry(place === 'XI' ? 'GB' : place);

interface Span {
  from: Date;
  to: Date;
}

/** Covers the whole day while the hour of arrival is unknown. */
function arrivalSpan({ arrival, time, to }: Trip): Span {
  const zone = zoneOf(to);
  if (time !== null) {
    const moment = toInstant(arrival, time, zone);
    return { from: moment, to: moment };
  }
  return { from: toInstant(arrival, '00:00', zone), to: toInstant(addDays(arrival, 1), '00:00', zone) };
}

/** Treatment window in elapsed hours, whatever the clocks (sources: data/rules.json); null if none is required. */
export function tapewormSpan(type: string, trip: Trip): Span | null {
  const hours = tapewormHours(type, trip.from, trip.to);
  if (!hours) return null;
  const arrival = arrivalSpan(trip);
  return { from: addMs(arrival.to, -hours.from * HOUR), to: addMs(arrival.from, -hours.to * HOUR) };
}

/** First arrival for which a treatment given now is valid. */
function earliestArrival(type: string, trip: Trip, { at, today }: PlannedAt): Day {
  let arrival = today;
  for (let days = 0; days < 4; days += 1) {
    const span = tapewormSpan(type, { ...trip, arrival });
    if (!span || at <= span.to) return arrival;
    arrival = addDays(arrival, 1);
  }
  return arrival;
}

export function tapewormStep(pet: TravellingPet, trip: Trip, planTime: PlannedAt): JudgedStep | null {
  const span = tapewormSpan(pet.type, trip);
  if (!span) return null;
  const of = { key: 'tapeworm', rule: entryRule(trip.to), hours: span } as const;
  const days = { from: dayIn(span.from, planTime.timeZone), by: dayIn(span.to, planTime.timeZone) };
  const treatedAt = pet.wormedAt.find((moment) => span.from <= moment && moment <= span.to);
  if (treatedAt) {
    const day = dayIn(treatedAt, planTime.timeZone);
    // Borders check the vet's entry in the papers. A vet visit marked as done counts as that entry.
    const step = isTicked(pet, 'tapeworm', days)
      ? ({ words: 'tapewormDone', state: 'done' } as const)
      : ({
          words: 'tapewormGiven',
          state: 'check',
          ...daysToCheck(maxDay(days.from, planTime.today), days.by),
        } as const);
    return judgeStep({ ...of, ...step, day }, planTime.today);
  }
  const state = planTime.at > span.to ? 'late' : 'open';
  return {
    ...judgeStep({ ...of, ...days, words: 'tapeworm', state }, planTime.today),
    earliest: earliestArrival(pet.type, trip, planTime),
  };
}
