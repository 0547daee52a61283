import { entry, file, image, type Operations, object, page, redirect, success, tagged } from './operation';

const pet = '/api/pets/{petId}';
const shared = '/api/shared/{accessKey}';

const sharing = tagged('Sharing', {
  [`GET ${pet}/shares`]: { summary: 'List share links', answer: page('The links, newest first') },
  [`POST ${pet}/shares`]: {
    summary: 'Make a share link',
    description:
      'Only `kind` is required. Without them, `label`, `sections` and `expiresAt` are the reader’s own: a vet’s link lives ' +
      '30 days, a groomer’s 24 hours, anybody else’s 7 days, a finder’s until it is revoked, as any link does whose ' +
      '`expiresAt` is null. A sitter gets a stay (`POST /api/stays`); older links of kind `sitter` can be read, changed ' +
      'and revoked. With the same `Idempotency-Key` a repeated call makes one link. Severe allergies are shown to every reader, ' +
      'and every allergy that conflicts with a shown medicine. `routines` shows medicines and doses only with `medication`.',
    answer: entry('The link with its `accessKey` and `url`'),
  },
  [`PATCH ${pet}/shares/{shareId}`]: {
    summary: 'Change a link',
    description: 'Its label, sections, end or PIN. Its address and its code stay the same.',
    answer: entry('The changed link'),
  },
  [`DELETE ${pet}/shares/{shareId}`]: {
    summary: 'Revoke a link',
    description: 'It opens nothing from then on.',
    answer: success,
  },
  [`GET ${pet}/shares/{shareId}/views`]: {
    summary: 'When a link was opened',
    answer: page('The openings, newest first'),
  },
  [`GET ${pet}/shares/{shareId}/qr`]: {
    summary: 'The QR code of a link',
    answer: file('The code, with `print=1` on a card', 'image/svg+xml; charset=utf-8'),
  },
  [`GET ${pet}/lost`]: {
    summary: 'Whether a pet is lost',
    answer: object('The state', 'lostSince', 'note', 'needsMedication', 'share'),
  },
  [`PUT ${pet}/lost`]: {
    summary: 'Say that a pet is lost',
    description: 'Makes a finder’s link, where there is none.',
    answer: object('The state', 'lostSince', 'note', 'needsMedication', 'share'),
  },
  [`DELETE ${pet}/lost`]: { summary: 'Say that a pet is back', answer: success },
  [`GET ${pet}/finder-messages`]: { summary: 'What finders wrote', answer: page('The messages, newest first') },
  [`PATCH ${pet}/finder-messages/{messageId}`]: { summary: 'Mark a message as read', answer: entry('The message') },
  [`DELETE ${pet}/finder-messages/{messageId}`]: { summary: 'Delete a message for good', answer: success },
});

const people = tagged('People', {
  [`GET ${pet}/members`]: {
    summary: 'Who looks after a pet',
    description:
      'The owner first. `id` is what entries name as their writer. Open `invitations` are told to the owner alone.',
    answer: page('The people'),
  },
  [`PATCH ${pet}/members/{userId}`]: {
    summary: 'Change the role or the period of somebody',
    description: '`from` and `until` are days of the pet’s time zone. Links end with the right to make them.',
    answer: entry('The changed member'),
  },
  [`DELETE ${pet}/members/{userId}`]: {
    summary: 'Remove somebody, or leave',
    description: 'Access ends at once: pages, files, calendar, reminders and the links they made.',
    answer: success,
  },
  'POST /api/invitations': {
    summary: 'Invite somebody to own pets',
    description:
      'The key is the last part of `url`; it works once, for 7 days. With `email` the link is mailed there as well.',
    answer: object('The invitation', 'id', 'url', 'expiresAt'),
    limited: true,
  },
  'GET /api/invitations/{key}': {
    summary: 'What an invitation is for',
    description: 'Open to whoever has the key. Once it was accepted or has ended it names nobody.',
    answer: object('The invitation', 'state', 'inviter', 'role', 'pets'),
    limited: true,
  },
  'POST /api/invitations/{key}': {
    summary: 'Accept an invitation',
    description: 'Repeated by the same person it answers the same and changes nothing.',
    answer: object('The pets', 'pets'),
    limited: true,
  },
  'DELETE /api/invitations/{key}': {
    summary: 'Take an invitation back',
    description: 'By its id, by who made it.',
    answer: success,
  },
  [`POST ${pet}/handover`]: {
    summary: 'Offer a pet to a new owner',
    description:
      'To a member by `userId`, or to an address by `email`; either gets a mail. It lives 7 days, and a newer offer voids it.',
    answer: object('The offer', 'id', 'url', 'expiresAt'),
    limited: true,
  },
  [`DELETE ${pet}/handover`]: { summary: 'Take the offer of a pet back', answer: success },
  'GET /api/handovers': {
    summary: 'List your proofs of handing over',
    description: 'Of pets that you have handed over or taken over. `left`, what stayed, is for the old owner alone.',
    answer: page('The proofs, newest first'),
  },
  'GET /api/handovers/{key}': {
    summary: 'What is handed over',
    description: 'Afterwards, for both sides, the proof of it.',
    answer: object('The offer', 'state', 'from', 'pet', 'proof'),
    limited: true,
  },
  'POST /api/handovers/{key}': {
    summary: 'Become the owner of a pet',
    description:
      'Its records, photos and documents come along. Costs, the emergency contact and the insurance stay with the old owner, whose links and feed end.',
    answer: object('The pet', 'id', 'name'),
    limited: true,
  },
  'GET /api/invitations/{key}/qr': {
    summary: 'The QR code of an invitation',
    description: 'By its id, for who made it.',
    answer: file('The code', 'image/svg+xml; charset=utf-8'),
  },
});

const byLink = tagged('By share link', {
  [`GET ${shared}`]: {
    summary: 'What a share link shows',
    description:
      'Exactly what its page shows. Unknown, expired, revoked and without the right PIN are one and the same 404.',
    answer: object('The view'),
  },
  [`GET ${shared}/photo`]: { summary: 'The shared profile photo', answer: image('The photo', 'image/webp') },
  [`GET ${shared}/passport.pdf`]: {
    summary: 'The passport, for a vet',
    answer: file('The passport', 'application/pdf'),
    limited: true,
  },
  [`GET ${shared}/signed-passport.svg`]: {
    summary: 'The QR code of the signed passport, for a vet or sitter',
    description: 'With what the link shows and no more.',
    answer: file('The code', 'image/svg+xml; charset=utf-8'),
    limited: true,
  },
  [`POST ${shared}/proposals`]: {
    summary: 'Confirm, correct or add, as a vet',
    description:
      'Without a session, by a vet’s link and about what it shows: `kind` is a collection; `confirms` or `corrects` an entry, or ' +
      'neither to add one; `entry` has fields of the collection; `by` is who says it. Nothing changes until the owner accepts it. As a ' +
      'form it is kept in an answer of this browser, which `answer` sends. A document is added by a form only, as ' +
      '`multipart/form-data` with `file` and an optional `name`.',
    answer: object('The proposal, sent at once', 'id'),
    limited: true,
  },
  [`POST ${shared}/answer`]: {
    summary: 'Say who answers and send it, by a form',
    description: '`do` is `send`, `code` (six digits go to the clinic’s address) or `again`.',
    answer: redirect('Back to the page of the answer, with the outcome'),
  },
  [`GET ${shared}/documents/{documentId}/file`]: {
    summary: 'A shared document',
    answer: file('The file, to be saved', 'application/pdf', 'image/jpeg'),
  },
  [`POST ${shared}/pin`]: {
    summary: 'Open a link with its PIN, by a form',
    answer: redirect('Back to the page of the link; a right PIN is remembered by a cookie'),
  },
  [`POST ${shared}/message`]: {
    summary: 'Write to the owner of a found pet, by a form',
    answer: redirect('Back to the page of the link, with the outcome'),
  },
  'GET /api/shared/photo/{linkKey}/file': {
    summary: 'A photo by its own link',
    answer: image('The image', 'image/webp', 'image/avif'),
  },
});

const user = '/api/admin/users/{userId}';

const admin = tagged('Admin', {
  'POST /api/admin/login': { summary: 'Sign in as an admin', answer: success, limited: true },
  'POST /api/admin/logout': { summary: 'End the admin’s session', answer: success },
  'GET /api/admin/users': { summary: 'Find members', answer: page('The members') },
  [`PATCH ${user}`]: { summary: 'Suspend a member, or let them in again', answer: success },
  [`DELETE ${user}`]: { summary: 'Delete a member', answer: success },
  [`DELETE ${user}/sessions`]: { summary: 'End all sessions of a member', answer: success },
  'GET /api/admin/feedback': { summary: 'Feedback of members', answer: page('The feedback') },
  'POST /api/admin/feedback/{feedbackId}/answer': { summary: 'Answer feedback by mail', answer: success },
  'GET /api/admin/counts': { summary: 'Numbers of the installation', answer: object('The numbers') },
  'GET /api/admin/audit': { summary: 'The audit log', answer: page('The events, newest first') },
});

const operation = tagged('Operation', {
  'GET /api/health': { summary: 'Whether the process and its database live', answer: object('It does', 'status') },
  'GET /api/version': { summary: 'Version of the program', answer: object('The version', 'version') },
  'GET /api/openapi.json': { summary: 'This description', answer: object('An OpenAPI document', 'openapi') },
  'GET /api/docs': { summary: 'This description to read', answer: file('A page', 'text/html; charset=utf-8') },
  'POST /api/page-views': {
    summary: 'Count that a page was shown',
    description: 'Only for who agreed to it; the page is named by its pattern.',
    answer: object('Whether it was counted', 'counted'),
    limited: true,
  },
  'GET /api/cron/reminders': {
    summary: 'Do the reminders of a minute',
    answer: object('What was looked at, made and sent', 'delivered', 'failed'),
    cron: true,
  },
  'GET /api/cron/jobs': {
    summary: 'Keep the process working until the queue is empty',
    answer: object('How many jobs are left', 'left'),
    cron: true,
  },
  'GET /api/dev/outbox': {
    summary: 'The newest mail to an address, where mail is not sent',
    description: 'A local installation only: elsewhere there is no such address. Waits up to ten seconds.',
    answer: object('The mail', 'subject', 'link', 'code'),
  },
});

export const otherOperations: Operations = { ...sharing, ...people, ...byLink, ...admin, ...operation };
