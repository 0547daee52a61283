import * as z from 'zod';
import type { Day } from '@/lib/core/time/dates';
import { webLink } from '@/lib/core/validation/web-link';
import { optionalPlannedDay, pastDay } from '@/lib/core/validation/zod-days';
import { noteText, optionalEntryLine, requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { emptyAsNull } from '@/lib/core/validation/zod-text';
import { vaccinationLimits } from './vocabulary';

const line = optionalEntryLine(vaccinationLimits.text);
const link = emptyAsNull(webLink(vaccinationLimits.document, 'entries.validation.link'), 'entries.validation.link');

const fields = (today: Day) => ({
  vaccine: requiredEntryLine(vaccinationLimits.text),
  product: line,
  antigens: z
    .array(requiredEntryLine(vaccinationLimits.text), { error: 'entries.validation.invalid' })
    .max(vaccinationLimits.antigens, { error: 'entries.validation.invalid' }),
  givenOn: pastDay(today),
  validUntil: optionalPlannedDay,
  nextDueOn: optionalPlannedDay,
  manufacturer: line,
  batch: line,
  vetName: line,
  clinic: line,
  document: link,
  reaction: noteText(vaccinationLimits.reaction),
  note: noteText(vaccinationLimits.note),
});

export function vaccinationInput(today: Day) {
  const { vaccine, givenOn, antigens, validUntil, nextDueOn, document, reaction, note } = fields(today);
  const optionalText = line.default(null);
  return z.strictObject({
    vaccine,
    givenOn,
    product: optionalText,
    antigens: antigens.default([]),
    validUntil: validUntil.default(null),
    nextDueOn: nextDueOn.default(null),
    manufacturer: optionalText,
    batch: optionalText,
    vetName: optionalText,
    clinic: optionalText,
    document: document.default(null),
    reaction: reaction.default(null),
    note: note.default(null),
  });
}

export function vaccinationPatch(today: Day) {
  return z.strictObject(fields(today)).partial();
}

/** Entries of one vaccination card. */
export function vaccinationCard(today: Day) {
  const error = 'entries.validation.invalid';
  return z.strictObject({
    entries: z.array(vaccinationInput(today), { error }).min(1, { error }).max(vaccinationLimits.onCard, { error }),
  });
}

export type VaccinationFormValues = z.input<ReturnType<typeof vaccinationInput>>;
export type VaccinationInput = z.output<ReturnType<typeof vaccinationInput>>;
export type VaccinationCardValues = z.input<ReturnType<typeof vaccinationCard>>;
export type VaccinationCard = z.output<ReturnType<typeof vaccinationCard>>;
export type VaccinationPatch = z.output<ReturnType<typeof vaccinationPatch>>;
