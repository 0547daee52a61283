import { entry, file, image, object, page, success, withTag } from './operation';

const sharedPath = '/api/shared/{accessKey}';

const how =
  'Needs no session. Limited to the days of the stay and to what its link allows; anything else gets the same 404. In a ' +
  'stay without a last day, entries can be for yesterday, today and tomorrow. A form gets the page of the stay as ' +
  'response, JSON gets the new entry. `name` is the sitter’s name, unless it was already entered on this device.';

export const stayOperations = {
  ...withTag('Sharing', {
    'GET /api/stays': { summary: 'List your stays', answer: page('The stays, newest first') },
    'POST /api/stays': {
      summary: 'Create a sitter link',
      description:
        'For a sitter without an account. Covers one or more of your pets, from one day until another in the time zone of ' +
        'their home. Without `from` it starts today, and without `until` it works until you turn it off. `allows` has ' +
        'what the sitter can add: `ticks` (tasks marked as done), `doses`, `notes` and `photos`. If it is empty, the ' +
        'link is read-only and `messages` is `none`. `messages` is `daily` for one message in the evening, `each` for ' +
        'every entry, collected over a few minutes, or `none`. Without `until`, days without entries send no message. ' +
        '`ownerPhone` is the number that the sitter calls first.',
      answer: entry('The stay with its `accessKey` and `url`'),
    },
    'GET /api/stays/{stayId}': {
      summary: 'Get the report of a stay',
      description: 'Covers every day until today. Without a last day, covers the latest 60 days.',
      answer: object('The stay with its days', 'days', 'counts', 'diary'),
    },
    'PATCH /api/stays/{stayId}': {
      summary: 'Change your phone number or the messages of a stay',
      description: '`messages` stays `none` while `allows` is empty.',
      answer: entry('The stay'),
    },
    'DELETE /api/stays/{stayId}': {
      summary: 'Turn off the link of a stay',
      description: 'The link stops working immediately. Entries made through it remain.',
      answer: success,
    },
    'GET /api/stays/{stayId}/qr': {
      summary: 'Get the QR code of a stay',
      answer: file('The code', 'image/svg+xml; charset=utf-8'),
    },
    'DELETE /api/stays/{stayId}/notes/{date}': {
      summary: 'Delete a day’s note',
      description: 'Its photo moves to the pet’s bin.',
      answer: success,
    },
  }),
  ...withTag('By share link', {
    [`POST ${sharedPath}/name`]: {
      summary: 'Set the sitter’s name, remembered by a cookie',
      description: 'The cookie also identifies the device. A line can only be undone with the cookie it was sent with.',
      answer: object('The name', 'name'),
      limited: true,
    },
    [`POST ${sharedPath}/ticks`]: {
      summary: 'Mark a routine as done, or undo it',
      description: how,
      answer: object('The completion', 'status'),
      limited: true,
    },
    [`POST ${sharedPath}/doses`]: {
      summary: 'Log a dose as given, or undo it',
      description: `${how} Omit \`scheduledFor\` for as-needed medicines; \`doseId\` is the dose to undo. A second dose within the guard interval is refused unless sent with a \`reason\` and \`knownAt\`, the \`at\` from the refusal. A dose before its time window needs \`confirmed\`.`,
      answer: entry('The dose'),
      limited: true,
    },
    [`POST ${sharedPath}/notes`]: {
      summary: 'Add a day’s note, with its photo',
      description: `${how} Each day has one note with one photo. A new one replaces it.`,
      answer: object('The note', 'day'),
      limited: true,
    },
    [`POST ${sharedPath}/photos`]: {
      summary: 'Add a day’s photo',
      description: `${how} The photo is added to the album of \`petId\`.`,
      answer: object('The note', 'day', 'photoId'),
      limited: true,
    },
    [`GET ${sharedPath}/pets/{petId}/photo`]: {
      summary: 'Get the profile photo of a pet in a stay',
      answer: image('The photo', 'image/webp'),
    },
    [`GET ${sharedPath}/pets/{petId}/signed-passport.svg`]: {
      summary: 'Get the QR code of the signed passport of a pet in a stay',
      description:
        'Contains what the page of the stay shows: the pet’s identity, its severe allergies and its current medicines.',
      answer: file('The code', 'image/svg+xml; charset=utf-8'),
      limited: true,
    },
  }),
};
