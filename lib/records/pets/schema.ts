import * as z from 'zod';
import { importId } from '@/lib/collections/import-fields';
import { gramsRange } from '@/lib/collections/plausible-weight';
import { weightUnits } from '@/lib/core/i18n/units';
import { addMonths } from '@/lib/core/time/dates';
import {
  emptyAsNull,
  optionalLine,
  optionalParagraph,
  patternText,
  requiredLine,
  richText,
} from '@/lib/core/validation/zod-text';
import { countryCodes } from './countries';
import { readMicrochip } from './microchip';
import { isRegionOf } from './places';
import { GOAL_MONTHS, petCovers, petGenders, petLimits, petTypes, vaccineProfiles } from './vocabulary';

/** The oldest living tortoise was born around 1832. */
const FIRST_DAY = '1800-01-01';

const key = <Name extends string>(name: Name) => `pets.validation.${name}` as const;

const rule = (field: keyof typeof petLimits) => ({
  max: petLimits[field],
  tooLong: key(`${field}TooLong`),
  invalid: key('invalid'),
});

const pastDay = (today: string) =>
  emptyAsNull(
    z.iso
      .date({ error: key('dateInvalid'), abort: true })
      .refine((day) => day >= FIRST_DAY, { error: key('dateTooEarly') })
      .refine((day) => day <= today, { error: key('dateInFuture') }),
    key('dateInvalid'),
  );

const microchip = optionalLine(rule('microchip')).transform((text, context) => {
  if (text === null) return null;
  const reading = readMicrochip(text);
  if (reading.ok) return reading.code;
  context.addIssue({ code: 'custom', message: key(reading.problem) });
  return z.NEVER;
});

const country = emptyAsNull(
  z
    .string({ error: key('invalid') })
    .max(2, { error: key('invalid'), abort: true })
    .refine((code) => countryCodes.includes(code), { error: key('invalid') }),
  key('invalid'),
);
const region = emptyAsNull(patternText(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 6, key('invalid')), key('invalid'));

const fields = (today: string) => ({
  name: requiredLine({ ...rule('name'), missing: key('nameRequired') }),
  type: z.enum(petTypes, { error: key('typeRequired') }),
  breed: optionalLine(rule('breed')),
  gender: z.enum(petGenders, { error: key('invalid') }),
  cover: z.enum(petCovers, { error: key('invalid') }),
  dateOfBirth: pastDay(today),
  colour: optionalLine(rule('colour')),
  markings: optionalParagraph(rule('markings')),
  neutered: z.boolean({ error: key('invalid') }).nullable(),
  microchip,
  microchippedOn: pastDay(today),
  microchipPlace: optionalLine(rule('microchipPlace')),
  country,
  region,
  passportNumber: optionalLine(rule('passportNumber')),
  insurance: optionalParagraph(rule('insurance')),
  emergencyContact: optionalParagraph(rule('emergencyContact')),
  vetClinic: optionalParagraph(rule('vetClinic')),
  weightUnit: z.enum(weightUnits, { error: key('invalid') }),
  deceasedOn: pastDay(today),
  archived: z.boolean({ error: key('invalid') }),
  notes: richText(rule('notes')),
});

const visitQuestions = optionalParagraph(rule('visitQuestions')).transform((text) => text ?? '');

const goalDay = z.iso
  .date({ error: key('dateInvalid'), abort: true })
  .refine((day) => day >= FIRST_DAY, { error: key('dateTooEarly') });

const weightGoal = z
  .strictObject({
    grams: z
      .int({ error: key('weightGoal') })
      .min(gramsRange.min, { error: key('weightGoal') })
      .max(gramsRange.max, { error: key('weightGoal') }),
    from: goalDay,
    by: goalDay,
  })
  .refine(({ from, by }) => by > from, { error: key('goalEndsBeforeStart'), path: ['by'] })
  .refine(({ from, by }) => by <= from || addMonths(from, GOAL_MONTHS) >= by, {
    error: key('goalTooLong'),
    path: ['by'],
  })
  .nullable();

const planFields = {
  vaccineProfile: z.enum(vaccineProfiles, { error: key('invalid') }).nullable(),
  extraVaccines: z
    .array(patternText(/^[a-z]+(\.[a-z0-9-]+)+$/, 60, key('invalid')))
    .max(40, { error: key('invalid') })
    .transform((ids) => [...new Set(ids)].sort()),
  highRisk: z.boolean({ error: key('invalid') }),
};

interface Contradictable {
  dateOfBirth?: string | null | undefined;
  deceasedOn?: string | null | undefined;
  microchippedOn?: string | null | undefined;
  country?: string | null | undefined;
  region?: string | null | undefined;
}

/** Checks a change together with the stored facts, because schemas only see the request. */
export function contradictionsOf(pet: Contradictable): Record<string, string> {
  const { dateOfBirth, deceasedOn, microchippedOn, country: home, region: part } = pet;
  const problems: Record<string, string> = {};
  if (dateOfBirth && deceasedOn && deceasedOn < dateOfBirth) problems.deceasedOn = key('deceasedBeforeBirth');
  if (dateOfBirth && microchippedOn && microchippedOn < dateOfBirth) problems.microchippedOn = key('chipBeforeBirth');
  if (deceasedOn && microchippedOn && deceasedOn < microchippedOn) problems.microchippedOn = key('chipAfterDeath');
  if (part && home !== undefined && !isRegionOf(home ?? '', part)) problems.region = key('regionElsewhere');
  return problems;
}

function refuseContradictions(pet: Contradictable, context: z.RefinementCtx): void {
  for (const [field, message] of Object.entries(contradictionsOf(pet))) {
    context.addIssue({ code: 'custom', message, path: [field] });
  }
}

export function petInput(today: string) {
  const all = fields(today);
  return z
    .strictObject({
      name: all.name,
      type: all.type,
      breed: all.breed.default(null),
      gender: all.gender.default('unknown'),
      // Defaults to the owner's least used color.
      cover: all.cover.optional(),
      dateOfBirth: all.dateOfBirth.default(null),
      colour: all.colour.default(null),
      markings: all.markings.default(null),
      neutered: all.neutered.default(null),
      microchip: all.microchip.default(null),
      microchippedOn: all.microchippedOn.default(null),
      microchipPlace: all.microchipPlace.default(null),
      // Defaults to the home that the owner's time zone suggests.
      country: all.country.optional(),
      region: all.region.optional(),
      passportNumber: all.passportNumber.default(null),
      insurance: all.insurance.default(null),
      emergencyContact: all.emergencyContact.default(null),
      vetClinic: all.vetClinic.default(null),
      weightUnit: all.weightUnit.default('kg'),
      deceasedOn: all.deceasedOn.default(null),
      archived: all.archived.default(false),
      notes: all.notes.default(''),
    })
    .superRefine(refuseContradictions);
}

/** Has no defaults, so that absent fields stay unchanged. */
export function petPatch(today: string) {
  return z
    .strictObject({ ...fields(today), ...planFields, visitQuestions, weightGoal })
    .partial()
    .superRefine(refuseContradictions);
}

export type PetFormValues = z.input<ReturnType<typeof petInput>>;
export type PetInput = z.output<ReturnType<typeof petInput>>;
export type PetPatch = z.output<ReturnType<typeof petPatch>>;
/** An imported pet also has the plan of its vaccinations, its questions and its goal. */
export type NewPet = PetInput & Omit<PetPatch, keyof PetInput>;

export const photoFields = z.strictObject({ importId });

export const photoQuery = z.object({ size: z.enum(['small', 'large']).default('large') });
export const breedQuery = z.object({ type: z.enum(petTypes), q: z.string().max(petLimits.breed).default('') });
