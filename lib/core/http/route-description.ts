import type { z } from 'zod';

export type SchemaOfMoment = z.ZodType | ((at: Date) => z.ZodType);

/** In place of a JSON body. */
export type Sends =
  /** application/x-www-form-urlencoded with these fields. */
  | { form: readonly string[] }
  /** multipart/form-data: `file` and these fields. `once`: it accepts an Idempotency-Key. */
  | { upload: SchemaOfMoment | null; once?: boolean };

export type Caller = 'anybody' | 'member' | 'admin' | 'share' | 'photo-link' | 'feed';

export interface Who {
  caller: Caller;
  level?: string;
}

/** Read by the API description. */
export interface RouteDescription extends Who {
  query?: z.ZodType | undefined;
  body?: SchemaOfMoment | undefined;
  byPrograms: boolean;
  /** Accepts no Idempotency-Key. */
  keyless?: boolean | undefined;
  status: number;
  sends?: Sends | undefined;
}

// On the handler itself, so that a program that imports the route finds it; Next only calls the function.
const DESCRIPTION = Symbol.for('pawfolio.route');

type Described = { [DESCRIPTION]?: RouteDescription };

export function describeRoute<Handler extends object>(handler: Handler, description: RouteDescription): Handler {
  return Object.assign(handler, { [DESCRIPTION]: description });
}

/** Undefined for handlers that the route builder did not make. */
export function descriptionOf(handler: object): RouteDescription | undefined {
  return (handler as Described)[DESCRIPTION];
}
