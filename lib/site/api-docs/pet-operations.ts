import { type CollectionName, collectionNames, healthCollections } from '@/lib/collections/registry';
import { collection, entry, file, image, list, type Operations, object, page, success, tagged } from './operation';

const pet = '/api/pets/{petId}';

const pets = tagged('Pets', {
  'GET /api/pets': { summary: 'List the own pets', answer: list('The pets') },
  'GET /api/tasks': {
    summary: 'List what is due today',
    description:
      'Routines and doses of all active pets, with overdue doses, in order of time. `state` is `overdue`, `due`, `upcoming` or `done`. Mark a routine with `PUT …/completions/{day}`, a dose with `POST …/doses` and its `scheduledFor`.',
    answer: object('The tasks', 'tasks'),
  },
  'GET /api/quick-add': {
    summary: 'What Quick add begins with',
    description: 'Of each pet that is alive and not archived: the last weight, what is due now, the last visit.',
    answer: object('The settings of the reader and the pets', 'reader', 'pets'),
  },
  'GET /api/events': {
    summary: 'Hear of changes of pets with several people',
    description:
      'With `Accept: text/event-stream` a stream: `pet` names the pet that has changed, `pets` says to look at all of them ' +
      'again, `end` that nothing more comes here. It is told what has changed, never to what. `id` is a moment, from which a stream goes on ' +
      'that is opened with it in `Last-Event-ID` or `since`; 204 without such pets. Without that header it answers whether ' +
      'anything has changed since then.',
    answer: object('Whether anything has changed, and the moment to ask from next', 'changed', 'watched', 'at'),
  },
  'POST /api/pets': {
    summary: 'Add a pet',
    description:
      'Without `country` (ISO 3166-1) and `region` (ISO 3166-2, in that country) it lives where the clock of its owner is.',
    answer: entry('The new pet'),
  },
  'POST /api/pets/import': {
    summary: 'Add the pets of an export',
    description:
      'Takes an export, or its beginning with the whole of `pawfolio.json`, at most 16 MB. A rehearsal stores nothing. Pets that exist are left alone, so a second import adds nothing. Each pet is stored whole or not at all, without photos and documents.',
    answer: object('The pets of the file, with what was or would be stored', 'pets'),
    limited: true,
  },
  [`GET ${pet}`]: { summary: 'Read a pet', answer: entry('The pet') },
  [`PATCH ${pet}`]: { summary: 'Change a pet', answer: entry('The changed pet') },
  [`DELETE ${pet}`]: {
    summary: 'Move a pet to the bin',
    description: 'Its links open nothing from now on.',
    answer: success,
  },
  [`POST ${pet}/restore`]: { summary: 'Take a pet back from the bin', answer: entry('The pet') },
  [`GET ${pet}/deleted`]: {
    summary: 'List what was deleted of a pet',
    description: 'Of the last 30 days; each entry comes back by `restore` of its own list.',
    answer: page('The deleted entries, latest first'),
  },
  [`GET ${pet}/activity`]: {
    summary: 'Who did what with a pet',
    description:
      'Of the last 90 days. `by` is null once that account is deleted; `shown` has what names the entry, and under `was` what stood there before.',
    answer: page('What was done, newest first'),
  },
  [`GET ${pet}/photo`]: { summary: 'The profile photo', answer: image('The photo', 'image/webp') },
  [`POST ${pet}/photo`]: { summary: 'Set the profile photo', answer: entry('The changed pet') },
  [`DELETE ${pet}/photo`]: { summary: 'Remove the profile photo', answer: entry('The changed pet') },
  'GET /api/breeds': {
    summary: 'Suggest breeds',
    answer: { what: 'The best matches', schema: { type: 'array', items: {} } },
  },
  [`GET ${pet}/passport.pdf`]: {
    summary: 'The passport as a PDF',
    answer: file('The passport', 'application/pdf'),
    limited: true,
  },
  [`GET ${pet}/stay-proof.pdf`]: {
    summary: 'A proof for a stay as a PDF',
    description:
      'The pet against the `rules` of a facility, as they stand in the link of its template, on each day `from` to `until`, at most 31 days. With the code of the signed passport.',
    answer: file('The proof', 'application/pdf'),
    limited: true,
  },
  [`GET ${pet}/proposals`]: {
    summary: 'What readers of links propose',
    description:
      'For the owner: `kind` is `confirm`, `correct` or `add`, `opened` what its reader saw, `by` who says it. ' +
      'Of a document, `entry` has `name`, `contentType` and `bytes`, and `fileUrl` is where it can be read, or null once it was ' +
      'declined 30 days ago.',
    answer: page('The proposals, newest first'),
  },
  [`POST ${pet}/proposals/{proposalId}/accept`]: {
    summary: 'Accept a proposal',
    description:
      'It becomes an entry with its reader as `source`. Refused with 412 where the entry has changed since, and with 409 for an unlikely ' +
      'weight, unless `confirmed`, and where a document finds no room.',
    answer: entry('The proposal'),
  },
  [`GET ${pet}/proposals/{proposalId}/file`]: {
    summary: 'The file of a document that a reader adds',
    answer: file('The file, to be saved', 'application/pdf', 'image/jpeg'),
  },
  [`POST ${pet}/proposals/{proposalId}/decline`]: { summary: 'Decline a proposal', answer: entry('The proposal') },
  [`POST ${pet}/proposals/{proposalId}/undo`]: {
    summary: 'Take a decision back',
    description: 'What was accepted stands as before, and what was added goes to the bin.',
    answer: entry('The proposal'),
  },
  [`GET ${pet}/signed-passport`]: {
    summary: 'The newest signed passport that holds',
    description: '`passport` is null where there is none.',
    answer: object('The passport', 'passport'),
  },
  [`POST ${pet}/signed-passport`]: {
    summary: 'Sign a passport',
    description:
      'ES256 over a deflated payload, good for 90 days, with the keys of `/.well-known/pawfolio-keys.json`. `url` is what its QR code says, at most ' +
      '1,195 characters. It holds no address and no number of a person. The same facts on the same day are the same passport.',
    answer: object('The passport', 'jws', 'url', 'expiresAt'),
    limited: true,
  },
  [`DELETE ${pet}/signed-passport`]: {
    summary: 'Take back all signed passports of a pet',
    description: 'Who asks online hears it; without a connection they still look genuine.',
    answer: success,
  },
  'GET /api/signed-passports/{jti}/status': {
    summary: 'Whether a signed passport was taken back',
    description: '`valid` or `taken_back`, for any origin. One that nobody knows any more counts as taken back.',
    answer: object('The status', 'status'),
    limited: true,
  },
  [`GET ${pet}/poster.pdf`]: {
    summary: 'The poster of a lost pet as a PDF',
    answer: file('The poster', 'application/pdf'),
    limited: true,
  },
});

const allergyConflicts =
  'Each medication is answered with `allergyCheck`: the known allergies that conflict with it (`conflicts`), and what could ' +
  'not be compared, the names or words that the table does not know (`unknownMedicine`, `unknownAllergens`). No conflict does not mean that it is safe. While a conflict is ' +
  'not confirmed, the call is refused with 409, `code` `allergy_conflict` and the same `conflicts`; it is taken with the ' +
  '`key` of each of them in `confirmedConflicts` and an `allergyReason`. A course that ends today or earlier needs none.';

const health = tagged('Health record', {
  [`GET ${pet}/health`]: {
    summary: 'The whole record at once',
    description:
      'The newest of each kind, and what is due. Each line of `due` has `certain` (`vet` if the date was recorded, `computed` if it is an estimate) and `lastDoseStatus`, the `status` of its last dose or null without one. A vaccine without a known date is not in `due`.',
    answer: object('The record', ...healthCollections, 'due'),
  },
  [`GET ${pet}/weights/export`]: {
    summary: 'All weights as CSV',
    answer: file('The series, newest first', 'text/csv; charset=utf-8'),
  },
  [`POST ${pet}/weights/import`]: {
    summary: 'Add weights from CSV',
    description:
      'All or nothing; a rehearsal only says what would be stored. A date whose day is above 12 decides the order of day and month for all. Else `order` decides, else the account; the answer then has the assumed `order`, or null if it has to be sent.',
    answer: object('What was stored, and what is wrong line by line', 'errors'),
  },
  [`GET ${pet}/vaccinations`]: {
    summary: 'List vaccinations',
    description:
      'Each dose, here and in every other answer, has `tooEarly`: the vaccines for which it does not count, with `reason` (`age` or `interval`), `countsFrom` and the `guideline` that sets it; `beforeChip` says of a rabies dose that travel does not count it. `status` is what is known today: `kind` `valid` (`until`, a recorded end date), `estimated` (`until`, by the `guideline` named in both languages), `boosterDue` (`on`), `overdue` (`since`), `expired` (`on`), `noEndDate`, `tooEarly` (by a `guideline`) or `superseded`. `boosterDue` and `overdue` have `source` (`kind` `recorded` or `estimated`, then with its `guideline`), `validUntil` (a recorded end date that has not passed, or null) and `missingDoses` of the primary series.',
    answer: page('The vaccinations, newest first'),
  },
  [`GET ${pet}/medications`]: {
    summary: 'List medications',
    description: '`dosage` is that of the first day; `dosageToday` is that of this day, after the `steps` so far.',
    answer: page('The medications, newest first'),
  },
  [`GET ${pet}/medications/{medicationId}/doses`]: { summary: 'The dose log', answer: page('The doses, newest first') },
  [`POST ${pet}/medications/{medicationId}/doses`]: {
    summary: 'Log a dose as given or skipped',
    description:
      'A dose of the plan is stored once: whoever sends it again gets the stored one. A dose soon after another one is refused with 409, `code` `dose_already_given`, `by` (`id` and `name` of the person, or null) and `at`. It is taken with `again` and a `reason`; with `knownAt`, the `at` that was answered, a dose that was given even later is refused all the same, and so is one whose `knownAt` is the time of no stored dose. A dose before its time window is refused with `confirmation_required` until it is sent with `confirmed`.',
    answer: entry('The dose'),
  },
  [`DELETE ${pet}/medications/{medicationId}/doses/{doseId}`]: {
    summary: 'Remove a dose from the log',
    answer: success,
  },
});

const routine = `${pet}/routines/{routineId}`;

const days = tagged('Days', {
  [`GET ${pet}/routines`]: { summary: 'List routines', answer: list('All routines') },
  [`PUT ${routine}/completions/{date}`]: {
    summary: 'Tick a routine on a day',
    answer: object('What became of it', 'status'),
  },
  [`DELETE ${routine}/completions/{date}`]: { summary: 'Take the tick back', answer: success },
  [`PUT ${pet}/training/checks/{list}/{item}`]: {
    summary: 'Tick an item of a checklist',
    answer: object('The ticked item'),
  },
  [`DELETE ${pet}/training/checks/{list}/{item}`]: { summary: 'Take that tick back', answer: success },
  [`GET ${pet}/appointments/{appointmentId}/calendar.ics`]: {
    summary: 'An appointment for another calendar',
    answer: file('The appointment', 'text/calendar; charset=utf-8'),
  },
});

const files = tagged('Visits, documents, photos', {
  [`GET ${pet}/documents/{documentId}/file`]: {
    summary: 'The file of a document',
    answer: file('The file, to be saved', 'application/pdf', 'image/jpeg'),
  },
  [`GET ${pet}/documents/{documentId}/preview`]: {
    summary: 'The first page of a document as an image',
    answer: image('The image', 'image/webp'),
  },
  [`GET ${pet}/photos/{photoId}/file`]: {
    summary: 'The file of a photo',
    answer: image('The image', 'image/webp', 'image/avif'),
  },
  [`POST ${pet}/photos/{photoId}/crops`]: {
    summary: 'Put a cut photo in the place of another',
    description: 'It takes over what is said of the photo, and its links; the photo itself goes into the bin.',
    answer: entry('The new photo'),
  },
  [`GET ${pet}/photos/{photoId}/links`]: {
    summary: 'Open links to one photo',
    answer: page('The links, newest first'),
  },
  [`POST ${pet}/photos/{photoId}/links`]: {
    summary: 'Make a link to one photo',
    description: 'Its address is shown here and never again.',
    answer: entry('The link with its `url`'),
  },
  [`DELETE ${pet}/photos/{photoId}/links/{linkId}`]: { summary: 'End a link to one photo', answer: success },
});

const writing: Partial<Record<CollectionName, string>> = { medications: allergyConflicts };
const ofCollections = collectionNames.map((name) => collection(name, writing[name]));

const addressOf = ([key]: [string, unknown]) => key.slice(key.indexOf(' ') + 1);

function byAddress(operations: Operations): Operations {
  const sorted = Object.entries(operations).toSorted((a, b) => addressOf(a).localeCompare(addressOf(b), 'en'));
  return Object.fromEntries(sorted);
}

export const petOperations: Operations = {
  ...pets,
  ...byAddress(Object.assign({}, ...ofCollections, health, days, files)),
};
