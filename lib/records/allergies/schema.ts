import * as z from 'zod';
import { noteText, optionalEntryLine, requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { allergyLimits, type Severity, severities } from './vocabulary';

const fields = {
  allergen: requiredEntryLine(allergyLimits.allergen),
  severity: z.enum(severities, { error: 'entries.validation.required' }),
  reaction: optionalEntryLine(allergyLimits.reaction),
  note: noteText(allergyLimits.note),
};

export const allergyInput = z.strictObject({
  ...fields,
  reaction: fields.reaction.default(null),
  note: fields.note.default(null),
});

export const allergyPatch = z.strictObject(fields).partial();

/** The severity is empty until it is chosen. */
export type AllergyFormValues = Omit<z.input<typeof allergyInput>, 'severity'> & { severity: Severity | '' };
export type AllergyInput = z.output<typeof allergyInput>;
export type AllergyPatch = z.output<typeof allergyPatch>;
