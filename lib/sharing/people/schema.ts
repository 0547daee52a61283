import * as z from 'zod';
import { emailAddress } from '@/lib/core/auth/zod-email';
import { optionalPlannedDay } from '@/lib/core/validation/zod-days';
import { idText } from '@/lib/core/validation/zod-text';
import { grantedRoles } from '@/lib/page-context/roles';

const error = 'entries.validation.invalid';
const MAX_PETS_AT_ONCE = 20;

export const inOrder = ({ from, until }: { from?: string | null | undefined; until?: string | null | undefined }) =>
  !from || !until || from <= until;
export const OUT_OF_ORDER = { path: ['until'], error: 'people.validation.untilBeforeFrom' };

/** Days in the pet's time zone; null for no limit. */
export const memberPatch = z
  .strictObject({
    role: z.enum(grantedRoles, { error }),
    mayShare: z.boolean({ error }),
    from: optionalPlannedDay,
    until: optionalPlannedDay,
  })
  .partial()
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), { error })
  .refine(inOrder, OUT_OF_ORDER);

export type MemberPatch = z.output<typeof memberPatch>;

const address = emailAddress('people.validation.email');

/** Days in each pet's time zone; null for no limit. */
export const invitationInput = z
  .strictObject({
    pets: z
      .array(idText(error), { error })
      .min(1, { error: 'people.validation.pets' })
      .max(MAX_PETS_AT_ONCE, { error })
      .transform((ids) => [...new Set(ids)].toSorted()),
    role: z.enum(grantedRoles, { error }),
    mayShare: z.boolean({ error }).default(false),
    from: optionalPlannedDay.default(null),
    until: optionalPlannedDay.default(null),
    email: address.optional(),
  })
  .refine(inOrder, OUT_OF_ORDER);

export type InvitationInput = z.output<typeof invitationInput>;
