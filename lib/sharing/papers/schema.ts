import * as z from 'zod';
import { latestDay } from '@/lib/core/time/dates';
import { idText } from '@/lib/core/validation/zod-text';
import { petPatch } from '@/lib/records/pets/schema';
import { vaccinationInput } from '@/lib/records/vaccinations/schema';
import { weightInput } from '@/lib/records/weights/schema';
import { paperLimits } from './vocabulary';

const error = 'entries.validation.invalid';

const profileFields = (today: string) => z.strictObject(pickProfile(petPatch(today).shape)).partial();

const pickProfile = <Shape extends ReturnType<typeof petPatch>['shape']>({ microchip, passportNumber }: Shape) => ({
  microchip,
  passportNumber,
});

/** Entries that the owner confirmed in the review of a document. */
export function paperBody(at: Date) {
  const today = latestDay(at);
  return z
    .strictObject({
      importId: idText(error),
      documentId: idText(error),
      vaccinations: z.array(vaccinationInput(today), { error }).max(paperLimits.vaccinations, { error }).default([]),
      weights: z.array(weightInput(at), { error }).max(paperLimits.weights, { error }).default([]),
      /** Fields of the profile that are empty so far. */
      pet: profileFields(today).default({}),
    })
    .refine((body) => body.vaccinations.length + body.weights.length + Object.keys(body.pet).length > 0, {
      error,
      path: ['vaccinations'],
    });
}

export type PaperInput = z.input<ReturnType<typeof paperBody>>;
export type PaperBody = z.output<ReturnType<typeof paperBody>>;
