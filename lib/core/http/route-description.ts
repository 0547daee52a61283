import type { z } from 'zod';
import type { TokenScope } from '@/prisma/client/enums';

export type SchemaAtTime = z.ZodType | ((at: Date) => z.ZodType);

export type Sends = { form: readonly string[] } | { upload: SchemaAtTime | null; once?: boolean };

export type Caller = 'anybody' | 'member' | 'admin' | 'share' | 'photo-link' | 'feed';

export interface CallerRule {
  caller: Caller;
  level?: string;
}

export interface RouteDescription extends CallerRule {
  query?: z.ZodType | undefined;
  body?: SchemaAtTime | undefined;
  withoutCsrf: boolean;
  withoutIdempotency?: boolean | undefined;
  status: number;
  sends?: Sends | undefined;
  versioned?: boolean | undefined;
  matched?: boolean | undefined;
  takesId?: boolean | undefined;
  token?: TokenScope | undefined;
}

// Attached to the handler itself, so that scripts that import the route find it. Next ignores it.
const DESCRIPTION = Symbol.for('pawfolio.route');

type DescribedHandler = { [DESCRIPTION]?: RouteDescription };

export function describeRoute<Handler extends object>(handler: Handler, description: RouteDescription): Handler {
  return Object.assign(handler, { [DESCRIPTION]: description });
}

export function descriptionOf(handler: object): RouteDescription | undefined {
  return (handler as DescribedHandler)[DESCRIPTION];
}
