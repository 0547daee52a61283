import type { z } from 'zod';

/** A schema, or one made for the moment of the request. */
export type SchemaOfMoment = z.ZodType | ((at: Date) => z.ZodType);

/** What a route reads by itself where it has no JSON body. */
export type Sends =
  /** application/x-www-form-urlencoded with these fields. */
  | { form: readonly string[] }
  /** multipart/form-data: `file`, and what may stand beside it. `once`: an Idempotency-Key holds for it too. */
  | { upload: SchemaOfMoment | null; once?: boolean };

/** How somebody shows that they may: a session, an admin's session, or a key in the address. */
export type Caller = 'anybody' | 'member' | 'admin' | 'share' | 'photo-link' | 'feed';

export interface Who {
  caller: Caller;
  /** Of a pet: what hold on it the caller needs. */
  level?: string;
}

/** What a route is known by: the schemas that check its requests, readable for the description of the API. */
export interface RouteDescription extends Who {
  query?: z.ZodType | undefined;
  body?: SchemaOfMoment | undefined;
  byPrograms: boolean;
  /** Takes no Idempotency-Key. */
  keyless?: boolean | undefined;
  /** Status of success. */
  status: number;
  sends?: Sends | undefined;
}

// On the handler itself, where a program that imports the route finds it; Next calls the function and sees no more of it.
const DESCRIPTION = Symbol.for('pawfolio.route');

type Described = { [DESCRIPTION]?: RouteDescription };

/** Attaches its description to a handler. */
export function describeRoute<Handler extends object>(handler: Handler, description: RouteDescription): Handler {
  return Object.assign(handler, { [DESCRIPTION]: description });
}

/** The description of a handler; undefined of what the route builder did not make. */
export function descriptionOf(handler: object): RouteDescription | undefined {
  return (handler as Described)[DESCRIPTION];
}
