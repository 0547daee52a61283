import { entry, file, image, type Operations, object, page, redirect, success, withTag } from './operation';

const pet = '/api/pets/{petId}';
const sharedPath = '/api/shared/{accessKey}';

const sharing = withTag('Sharing', {
  [`GET ${pet}/shares`]: { summary: 'List share links', answer: page('The links, newest first') },
  [`POST ${pet}/shares`]: {
    summary: 'Create a share link',
    description:
      'Only `kind` is required. `label`, `sections` and `expiresAt` have defaults for each kind: a vet link works for 30 ' +
      'days, a groomer link for 24 hours, a link for anyone else for 7 days, and a finder link until it is revoked, like ' +
      'any link whose `expiresAt` is null. For a sitter, create a stay (`POST /api/stays`); older links of kind `sitter` ' +
      'can be read, changed and revoked. Repeated calls with the same `Idempotency-Key` create one link. Every link shows ' +
      'severe allergies, and allergies that conflict with a shown medicine. `routines` includes medicines and doses only ' +
      'together with `medication`.',
    answer: entry('The link with its `accessKey` and `url`'),
  },
  [`PATCH ${pet}/shares/{shareId}`]: {
    summary: 'Change a link',
    description: 'Changes label, sections, end or PIN. The URL and QR code stay the same.',
    answer: entry('The changed link'),
  },
  [`DELETE ${pet}/shares/{shareId}`]: {
    summary: 'Revoke a link',
    description: 'The link stops working immediately.',
    answer: success,
  },
  [`GET ${pet}/shares/{shareId}/views`]: {
    summary: 'List when a link was opened',
    answer: page('The openings, newest first'),
  },
  [`GET ${pet}/shares/{shareId}/qr`]: {
    summary: 'Get the QR code of a link',
    answer: file('The code; with `print=1` as a card to print', 'image/svg+xml; charset=utf-8'),
  },
  [`GET ${pet}/lost`]: {
    summary: 'Find out whether a pet is lost',
    answer: object('The state', 'lostSince', 'note', 'needsMedication', 'share'),
  },
  [`PUT ${pet}/lost`]: {
    summary: 'Mark a pet as lost',
    description: 'Creates a finder link if there is none.',
    answer: object('The state', 'lostSince', 'note', 'needsMedication', 'share'),
  },
  [`DELETE ${pet}/lost`]: { summary: 'Mark a pet as found', answer: success },
  [`GET ${pet}/finder-messages`]: { summary: 'List messages from finders', answer: page('The messages, newest first') },
  [`PATCH ${pet}/finder-messages/{messageId}`]: { summary: 'Mark a message as read', answer: entry('The message') },
  [`DELETE ${pet}/finder-messages/{messageId}`]: { summary: 'Permanently delete a message', answer: success },
});

const people = withTag('People', {
  [`GET ${pet}/members`]: {
    summary: 'List the people who look after a pet',
    description:
      'The owner comes first. Entries refer to their writer by `id`. Only the owner gets open `invitations`.',
    answer: page('The people'),
  },
  [`PATCH ${pet}/members/{userId}`]: {
    summary: 'Change a member’s role or period',
    description:
      '`from` and `until` are days in the pet’s time zone. Links end when their creator loses the right to create them.',
    answer: entry('The changed member'),
  },
  [`DELETE ${pet}/members/{userId}`]: {
    summary: 'Remove a member, or leave',
    description: 'Access ends immediately: pages, files, calendar, reminders, and links the member created.',
    answer: success,
  },
  'POST /api/invitations': {
    summary: 'Invite someone to your pets',
    description:
      'The key is the last part of `url`. It works once and expires after 7 days. With `email`, the link is also emailed to that address.',
    answer: object('The invitation', 'id', 'url', 'expiresAt'),
    limited: true,
  },
  'GET /api/invitations/{key}': {
    summary: 'Get an invitation',
    description: 'Available to anyone who has the key. Names nobody once the invitation was accepted or has ended.',
    answer: object('The invitation', 'state', 'inviter', 'role', 'pets'),
    limited: true,
  },
  'POST /api/invitations/{key}': {
    summary: 'Accept an invitation',
    description: 'If the same person repeats the call, the response is the same and nothing changes.',
    answer: object('The pets', 'pets'),
    limited: true,
  },
  'DELETE /api/invitations/{key}': {
    summary: 'Cancel an invitation',
    description: 'Takes the invitation’s id. Only for the person who created it.',
    answer: success,
  },
  [`POST ${pet}/handover`]: {
    summary: 'Offer a pet to a new owner',
    description:
      'Offers it to a member by `userId`, or to an address by `email`. Either gets an email. The offer expires after 7 days, and a newer one replaces it.',
    answer: object('The offer', 'id', 'url', 'expiresAt'),
    limited: true,
  },
  [`DELETE ${pet}/handover`]: { summary: 'Cancel the offer of a pet', answer: success },
  'GET /api/handovers': {
    summary: 'List proofs of handed-over pets',
    description:
      'Covers pets that you handed over or took over. Only the previous owner gets `left`, the data that stayed behind.',
    answer: page('The proofs, newest first'),
  },
  'GET /api/handovers/{key}': {
    summary: 'Get the offer of a pet',
    description: 'After the handover, both sides get the proof instead.',
    answer: object('The offer', 'state', 'from', 'pet', 'proof'),
    limited: true,
  },
  'POST /api/handovers/{key}': {
    summary: 'Become the owner of a pet',
    description:
      'Moves the pet with its records, photos and documents. Costs, emergency contact and insurance stay with the previous owner, whose links and calendar feed for the pet end.',
    answer: object('The pet', 'id', 'name'),
    limited: true,
  },
  'GET /api/invitations/{key}/qr': {
    summary: 'Get the QR code of an invitation',
    description: 'Takes the invitation’s id. Only for the person who created it.',
    answer: file('The code', 'image/svg+xml; charset=utf-8'),
  },
});

const byLink = withTag('By share link', {
  [`GET ${sharedPath}`]: {
    summary: 'Get the shared record',
    description:
      'Contains exactly what the page shows. Unknown, expired and revoked links and a wrong PIN all get the same 404.',
    answer: object('The view'),
  },
  [`GET ${sharedPath}/photo`]: { summary: 'Get the shared profile photo', answer: image('The photo', 'image/webp') },
  [`GET ${sharedPath}/passport.pdf`]: {
    summary: 'Get the passport as a PDF, for vets',
    answer: file('The passport', 'application/pdf'),
    limited: true,
  },
  [`GET ${sharedPath}/signed-passport.svg`]: {
    summary: 'Get the QR code of the signed passport, for vets and sitters',
    description: 'Contains only what the link shows.',
    answer: file('The code', 'image/svg+xml; charset=utf-8'),
    limited: true,
  },
  [`POST ${sharedPath}/proposals`]: {
    summary: 'Confirm, correct or add, as a vet',
    description:
      'Needs a vet’s link instead of a session, and is limited to what the link shows. `kind` is a collection, `confirms` ' +
      'or `corrects` is the id of an entry (omit both to add one), `entry` has fields of the collection, and `by` is the ' +
      'person who answers. Nothing changes until the owner accepts it. A form is stored in this browser’s draft of the ' +
      'answer, which `answer` sends. Documents can only be added by form, as `multipart/form-data` with `file` and an ' +
      'optional `name`.',
    answer: object('The proposal, already sent', 'id'),
    limited: true,
  },
  [`POST ${sharedPath}/answer`]: {
    summary: 'Name the person who answers and send the answer, by form',
    description: '`do` is `send`, `code` (emails six digits to the clinic’s address) or `again`.',
    answer: redirect('Back to the answer page, with the outcome'),
  },
  [`GET ${sharedPath}/documents/{documentId}/file`]: {
    summary: 'Get a shared document',
    answer: file('The file, as a download', 'application/pdf', 'image/jpeg'),
  },
  [`POST ${sharedPath}/pin`]: {
    summary: 'Open a link with its PIN, by form',
    answer: redirect('Back to the link’s page; a cookie remembers the correct PIN'),
  },
  [`POST ${sharedPath}/message`]: {
    summary: 'Write to the owner of a found pet, by form',
    answer: redirect('Back to the link’s page, with the outcome'),
  },
  'GET /api/shared/photo/{linkKey}/file': {
    summary: 'Get a photo by its link',
    answer: image('The image', 'image/webp', 'image/avif'),
  },
});

const user = '/api/admin/users/{userId}';

const admin = withTag('Admin', {
  'POST /api/admin/login': { summary: 'Sign in as an admin', answer: success, limited: true },
  'POST /api/admin/logout': { summary: 'End the admin’s session', answer: success },
  'GET /api/admin/users': { summary: 'Find members', answer: page('The members') },
  [`PATCH ${user}`]: { summary: 'Suspend a member, or end the suspension', answer: success },
  [`DELETE ${user}`]: { summary: 'Delete a member', answer: success },
  [`DELETE ${user}/sessions`]: { summary: 'End all sessions of a member', answer: success },
  'GET /api/admin/feedback': { summary: 'List feedback from members', answer: page('The feedback') },
  'POST /api/admin/feedback/{feedbackId}/answer': { summary: 'Answer feedback by email', answer: success },
  'GET /api/admin/counts': { summary: 'Get counts of the installation', answer: object('The counts') },
  'GET /api/admin/audit': { summary: 'Get the audit log', answer: page('The events, newest first') },
});

const operation = withTag('Operation', {
  'GET /api/health': {
    summary: 'Check whether the process and its database respond',
    answer: object('Both respond', 'status'),
  },
  'GET /api/version': { summary: 'Get the version of the program', answer: object('The version', 'version') },
  'GET /api/openapi.json': { summary: 'Get the OpenAPI description', answer: object('An OpenAPI document', 'openapi') },
  'GET /api/docs': { summary: 'Read the API reference', answer: file('A page', 'text/html; charset=utf-8') },
  'POST /api/page-views': {
    summary: 'Count a page view',
    description: 'Only with the visitor’s consent. The page is identified by its route pattern.',
    answer: object('Whether it was counted', 'counted'),
    limited: true,
  },
  'GET /api/cron/reminders': {
    summary: 'Process the reminders of the current minute',
    answer: object('Number of reminders delivered and failed', 'delivered', 'failed'),
    cron: true,
  },
  'GET /api/cron/jobs': {
    summary: 'Keep the process running until the queue is empty',
    answer: object('How many jobs are left', 'left'),
    cron: true,
  },
  'GET /api/dev/outbox': {
    summary: 'Get the newest email to an address, on installations that send none',
    description: 'Only on a local installation; elsewhere this URL does not exist. Waits up to ten seconds.',
    answer: object('The email', 'subject', 'link', 'code'),
  },
});

export const otherOperations: Operations = { ...sharing, ...people, ...byLink, ...admin, ...operation };
