import * as z from 'zod';
import { instantFromJson } from '@/lib/core/time/dates';

const error = 'entries.validation.invalid';

export const eventsQuery = z.strictObject({
  /** Server time at which the requesting page was rendered, in ISO 8601. */
  since: z.iso.datetime({ offset: true, error }).transform(instantFromJson).optional(),
});

export type EventsQuery = z.output<typeof eventsQuery>;
