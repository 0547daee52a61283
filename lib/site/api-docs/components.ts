import { cookieNames } from '@/lib/core/config/cookies';
import type { JsonSchema } from './json-schema';

const text: JsonSchema = { type: 'string' };

export const components = {
  schemas: {
    Error: {
      type: 'object',
      description:
        'A refusal. `error` is one plain sentence, `code` stays the same, `fields` has a message per field, `conflicts` the known allergies that a medicine conflicts with, `current` the entry that `If-Match` was overtaken by, `limit` the storage limit that was reached.',
      required: ['error'],
      properties: {
        error: text,
        code: text,
        success: { type: 'boolean', const: false },
        fields: { type: 'object', additionalProperties: text },
        conflicts: { type: 'array', items: { type: 'object' } },
        limit: { enum: ['bytes', 'files'] },
        current: { type: 'object' },
      },
    },
    Success: { type: 'object', required: ['success'], properties: { success: { const: true } } },
    Entry: {
      type: 'object',
      description:
        'An object with its id, where it has one of its own, and the fields that its call takes; what was never said is null. Entries of a pet also have `createdBy` and `updatedBy` (`{id, name}` of a member of the pet, null once that account is deleted) and `updatedAt`. Facts of the health record and visits also have `source`: `kind` (`typed`, `document`, `imported`, `proposed`, `confirmed`), `typedBy` (the name of a member), `reader` (`{name, clinic, licence, through}` of who proposed or confirmed it; `through` is the address whose code they entered), `saidAt`, and `corrected` (`{at, by}` once a member has changed what a reader had said). In the answer of a share link members have no name there, but `writer` (`owner` or `carer`).',
      required: ['id'],
      properties: { id: text },
    },
    Page: {
      type: 'object',
      description: 'Part of a list. `nextCursor` goes into `?cursor=` of the next call; null at the end.',
      required: ['items', 'nextCursor'],
      properties: {
        items: { type: 'array', items: { $ref: '#/components/schemas/Entry' } },
        nextCursor: { anyOf: [text, { type: 'null' }] },
      },
    },
  } satisfies Record<string, JsonSchema>,
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: cookieNames.session(true),
      description: `The session of a member, set by signing in. Without https it is \`${cookieNames.session(false)}\`.`,
    },
    admin: {
      type: 'apiKey',
      in: 'cookie',
      name: cookieNames.admin(true),
      description: `The session of an admin. Without https it is \`${cookieNames.admin(false)}\`.`,
    },
    token: {
      type: 'http',
      scheme: 'bearer',
      description:
        'A personal access token (Account, Access tokens). Each call names the scope that it needs: `read`, `tick` (mark routines and doses as done) or `write` (which includes `tick`). Calls with a token need no cookie and no CSRF token, and a cookie that comes with it is ignored. Calls that do not name it answer 403.',
    },
    pin: { type: 'apiKey', in: 'header', name: 'X-Share-Pin', description: 'The PIN of a share link that has one.' },
    cron: { type: 'http', scheme: 'bearer', description: '`CRON_SECRET` of the installation.' },
  },
  parameters: {
    CsrfToken: {
      name: 'X-CSRF-Token',
      in: 'header',
      required: true,
      description:
        'The token of `GET /api/csrf-token`, sent with the cookie that came with it and with an `Origin` (or `Sec-Fetch-Site`) of this site.',
      schema: text,
    },
    CsrfTokenOfSession: {
      name: 'X-CSRF-Token',
      in: 'header',
      required: false,
      description: 'Required with a session, like `CsrfToken`. Not needed with an access token.',
      schema: text,
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key and request by the same member gets the first answer again, and does nothing twice.',
      schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
    },
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      required: false,
      description: 'The `ETag` of the entry as it was read: changed meanwhile, it is refused with 412.',
      schema: text,
    },
    Language: {
      name: 'Accept-Language',
      in: 'header',
      required: false,
      description: 'Of messages and PDFs; `?lng=en` or `?lng=es` takes precedence.',
      schema: text,
    },
  },
};

export const refusals: Record<number, string> = {
  400: 'Something of the request is not valid; `fields` says what',
  401: 'Nobody is signed in, or the secret is wrong',
  403: 'No token, one of another browser, or a request of another site; or not allowed',
  404: 'Not there, or not yours',
  408: 'The body did not arrive in time',
  409: 'Does not go together with what is there, or an Idempotency-Key of another request',
  412: 'Somebody changed it meanwhile; `current` is the entry as it is now',
  413: 'Too large',
  415: 'Another content type than the one that is read here',
  429: 'Too often; `Retry-After` has the seconds',
};
