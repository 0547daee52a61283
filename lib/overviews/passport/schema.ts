import * as z from 'zod';
import { passportSizes } from './vocabulary';

/** `lng` is read with the language of the request; it is named here so that it may stand in the address. */
const lng = z.string().max(10).optional();

/** `share`: the id of the link whose code is printed. */
export const passportQuery = z.object({
  size: z.enum(passportSizes).default('a4'),
  share: z.string().max(40).optional(),
  lng,
});
export type PassportQuery = z.output<typeof passportQuery>;
