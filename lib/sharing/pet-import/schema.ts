import * as z from 'zod';

export const importFields = z.strictObject({
  rehearsal: z
    .enum(['true', 'false'], { error: 'entries.validation.invalid' })
    .default('false')
    .transform((text) => text === 'true'),
});
