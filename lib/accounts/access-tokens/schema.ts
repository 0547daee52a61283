import * as z from 'zod';
import { plannedDay } from '@/lib/core/validation/zod-days';
import { requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { currentPassword, idText } from '@/lib/core/validation/zod-text';
import { tokenEnds, tokenLimits, tokenScopes } from './vocabulary';

const error = 'entries.validation.invalid';
const noPet = 'accessTokens.validation.petMissing';

const common = {
  name: requiredEntryLine(tokenLimits.name),
  scopes: z
    .array(z.enum(tokenScopes, { error }), { error })
    .min(1, { error: 'accessTokens.validation.scopeMissing' })
    .max(tokenScopes.length, { error })
    .transform((scopes) => tokenScopes.filter((scope) => scopes.includes(scope))),
};

const pets = z.array(idText(error), { error }).max(tokenLimits.pets, { error });

export const tokenInput = z.strictObject({
  currentPassword: currentPassword(error).optional(),
  ...common,
  /** Null for all pets. */
  pets: pets.min(1, { error: noPet }).nullable(),
  /** Last day of use. Null for no end. */
  endsOn: plannedDay.nullable(),
});

export const tokenForm = z
  .strictObject({
    ...common,
    petChoice: z.enum(['all', 'some'], { error }),
    pets,
    end: z.enum(tokenEnds, { error }),
    endsOn: z.string({ error }),
  })
  .refine(({ petChoice, pets: chosen }) => petChoice === 'all' || chosen.length > 0, { path: ['pets'], error: noPet })
  .refine(({ end, endsOn }) => end !== 'day' || plannedDay.safeParse(endsOn).success, {
    path: ['endsOn'],
    error: 'entries.validation.dateInvalid',
  });

export type TokenInput = z.output<typeof tokenInput>;
export type TokenRequest = Omit<TokenInput, 'currentPassword'>;
export type TokenFormInput = z.input<typeof tokenForm>;
export type TokenFormOutput = z.output<typeof tokenForm>;
