import { entry, file, image, object, page, success, tagged } from './operation';

const shared = '/api/shared/{accessKey}';

const how =
  'Without a session, within the stay only, and only what its link allows; everything else is one and the same 404. Without a ' +
  'last day, entries are for yesterday, today and tomorrow. ' +
  'As a form it answers with the page of the stay, as JSON with what was written. `name` says who it was, unless ' +
  'it was typed on this device before.';

export const stayOperations = {
  ...tagged('Sharing', {
    'GET /api/stays': { summary: 'List your stays', answer: page('The stays, newest first') },
    'POST /api/stays': {
      summary: 'Make a link for a sitter',
      description:
        'For a sitter without an account: several of your own pets, from one day until another in the time zone of ' +
        'their home. Without `from` it starts today, without `until` it works until you stop it. `allows` says what ' +
        'the sitter may leave: `ticks`, `doses`, `notes`, `photos`. If it is empty, the sitter only reads and ' +
        '`messages` is `none`. `messages` is what you are told of: `daily` in the evening, `each` thing, gathered over ' +
        'a few minutes, or `none`. Without `until`, an evening of a day without entries sends nothing. `ownerPhone` is ' +
        'the number that the sitter calls first.',
      answer: entry('The stay with its `accessKey` and `url`'),
    },
    'GET /api/stays/{stayId}': {
      summary: 'What was done in a stay',
      description: 'Every day until today. Without a last day, the latest sixty days.',
      answer: object('The stay with its days', 'days', 'counts', 'diary'),
    },
    'PATCH /api/stays/{stayId}': {
      summary: 'Change your number or what you are told of a stay',
      description: 'While `allows` is empty, there is nothing to tell and `messages` stays `none`.',
      answer: entry('The stay'),
    },
    'DELETE /api/stays/{stayId}': {
      summary: 'Stop the link of a stay',
      description: 'It opens nothing from then on. What was done stays.',
      answer: success,
    },
    'GET /api/stays/{stayId}/qr': {
      summary: 'The QR code of a stay',
      answer: file('The code', 'image/svg+xml; charset=utf-8'),
    },
    'DELETE /api/stays/{stayId}/notes/{date}': {
      summary: 'Delete the note of a day',
      description: 'Its photo goes into the bin of its pet.',
      answer: success,
    },
  }),
  ...tagged('By share link', {
    [`POST ${shared}/name`]: {
      summary: 'Say a sitter’s name, remembered by a cookie',
      description:
        'The cookie holds the device too: only with it can a line be undone, and only lines that came with it.',
      answer: object('The name', 'name'),
      limited: true,
    },
    [`POST ${shared}/ticks`]: {
      summary: 'Tick a routine, or undo it',
      description: how,
      answer: object('The completion', 'status'),
      limited: true,
    },
    [`POST ${shared}/doses`]: {
      summary: 'Note that a dose was given, or undo it',
      description: `${how} Without \`scheduledFor\` it is one of a medicine as needed, and \`doseId\` names the one to undo. A second dose within its guard interval is refused, and taken with a \`reason\` and \`knownAt\`, the \`at\` that was answered; one before its time window is taken with \`confirmed\`.`,
      answer: entry('The dose'),
      limited: true,
    },
    [`POST ${shared}/notes`]: {
      summary: 'Leave the note of a day, with its photo',
      description: `${how} A day has one note with one photo: another one takes its place.`,
      answer: object('The note', 'day'),
      limited: true,
    },
    [`POST ${shared}/photos`]: {
      summary: 'Leave the photo of a day',
      description: `${how} It goes into the album of \`petId\`.`,
      answer: object('The note', 'day', 'photoId'),
      limited: true,
    },
    [`GET ${shared}/pets/{petId}/photo`]: {
      summary: 'The profile photo of a pet in a stay',
      answer: image('The photo', 'image/webp'),
    },
    [`GET ${shared}/pets/{petId}/signed-passport.svg`]: {
      summary: 'The QR code of the signed passport of a pet in a stay',
      description: 'Who the pet is, its severe allergies and its current medicine: what the page of the stay shows.',
      answer: file('The code', 'image/svg+xml; charset=utf-8'),
      limited: true,
    },
  }),
};
