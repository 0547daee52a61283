import { cookieNames } from '@/lib/core/config/cookies';
import type { JsonSchema } from './json-schema';

const text: JsonSchema = { type: 'string' };

export const components = {
  schemas: {
    Error: {
      type: 'object',
      description:
        'A refusal. `error` is one plain sentence and `code` is stable. `fields` has a message per field, `conflicts` the known allergies that a medicine conflicts with, `current` the current entry if `If-Match` is outdated, and `limit` the storage limit that was reached.',
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
        'An object with its id, if it has its own, and the fields that its call takes. Missing values are null. Entries of a pet also have `createdBy` and `updatedBy` (`{id, name}` of a member of the pet, null once that account is deleted) and `updatedAt`. Facts of the health record and visits also have `source`: `kind` (`typed`, `document`, `imported`, `read`, `proposed`, `confirmed`), `typedBy` (the name of a member), `reader` (`{name, clinic, licence, through}` of the person who proposed or confirmed it; `through` is the address whose code they entered), `document` (the name of the file, if `kind` is `read`), `saidAt`, and `corrected` (`{at, by}` once a member has changed a reader’s statement). Responses of share links have no member names there, but `writer` (`owner` or `carer`).',
      required: ['id'],
      properties: { id: text },
    },
    Page: {
      type: 'object',
      description: 'Part of a list. Pass `nextCursor` as `?cursor=` to get the next part. It is null at the end.',
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
      description: `The session of a member, set by signing in. Without HTTPS, the name is \`${cookieNames.session(false)}\`.`,
    },
    admin: {
      type: 'apiKey',
      in: 'cookie',
      name: cookieNames.admin(true),
      description: `The session of an admin. Without HTTPS, the name is \`${cookieNames.admin(false)}\`.`,
    },
    token: {
      type: 'http',
      scheme: 'bearer',
      description:
        'A personal access token (Account, Access tokens). Each call names the scope that it needs: `read`, `tick` (mark routines and doses as done) or `write` (which includes `tick`). Calls with a token need no cookie and no CSRF token, and cookies are ignored. Calls that do not name a scope answer 403.',
    },
    pin: { type: 'apiKey', in: 'header', name: 'X-Share-Pin', description: 'The PIN of a share link, if it has one.' },
    cron: { type: 'http', scheme: 'bearer', description: '`CRON_SECRET` of the installation.' },
  },
  parameters: {
    CsrfToken: {
      name: 'X-CSRF-Token',
      in: 'header',
      required: true,
      description:
        'The token from `GET /api/csrf-token`. Send it with its cookie, and with an `Origin` (or `Sec-Fetch-Site`) of this site.',
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
      description:
        'If the same member repeats a request with the same key, the first response is returned and nothing is done twice.',
      schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
    },
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      required: false,
      description:
        'The `ETag` of the entry that was read. If the entry has changed since, the call is refused with 412.',
      schema: text,
    },
    Language: {
      name: 'Accept-Language',
      in: 'header',
      required: false,
      description: 'Language of messages and PDFs; `?lng=en` or `?lng=es` takes precedence.',
      schema: text,
    },
  },
};

export const refusals: Record<number, string> = {
  400: 'The request is not valid; `fields` has the reasons',
  401: 'Nobody is signed in, or the secret is wrong',
  403: 'Not allowed; or the CSRF token is missing or from another browser, or the request comes from another site',
  404: 'Does not exist, or is not yours',
  408: 'The body did not arrive in time',
  409: 'Conflicts with the current data, or the Idempotency-Key belongs to another request',
  412: 'Someone else has changed the entry; `current` is its current version',
  413: 'Too large',
  415: 'Unsupported content type',
  429: 'Too many requests; `Retry-After` has the seconds',
};
