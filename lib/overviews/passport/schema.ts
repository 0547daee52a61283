import * as z from 'zod';
import { passportSizes } from './vocabulary';

const lng = z.string().max(10).optional();

/** `share`: id of the link whose code is printed. */
export const passportQuery = z.object({
  size: z.enum(passportSizes).default('a4'),
  share: z.string().max(40).optional(),
  lng,
});
export type PassportQuery = z.output<typeof passportQuery>;
