import * as z from 'zod';
import { canonicalAddress } from './email-address';

const MAX_LENGTH = 254;

export const emailAddress = (error: string) =>
  z
    .string({ error })
    .trim()
    .max(MAX_LENGTH, { error, abort: true })
    .normalize('NFKC')
    .refine((value) => canonicalAddress(value) !== null, error);
