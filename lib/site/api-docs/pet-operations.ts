import { type CollectionName, collectionEntry, collectionNames, healthCollections } from '@/lib/collections/registry';
import { fileOperations } from './file-operations';
import { healthTexts } from './health-texts';
import { collection, entry, file, image, list, type Operations, object, page, success, withTag } from './operation';

const pet = '/api/pets/{petId}';

const pets = withTag('Pets', {
  'GET /api/pets': { summary: 'List your pets', answer: list('The pets') },
  'GET /api/tasks': {
    summary: 'List what is due today',
    description:
      'Routines and doses of all active pets, including overdue doses, by time. `state` is `overdue`, `due`, `upcoming` or `done`. Mark a routine as done with `PUT …/completions/{day}`, and a dose with `POST …/doses` and its `scheduledFor`.',
    answer: object('The tasks', 'tasks'),
  },
  'GET /api/quick-add': {
    summary: 'Get the data for Quick add',
    description:
      'Lists the pets that are alive and not archived. For the pet with the id `pet`, by default the first: the last ' +
      'weight, what is due now, and the last visit. `pet` is null if it is not in the list.',
    answer: object('The user’s settings, the pets and one pet’s data', 'reader', 'pets', 'pet'),
  },
  'GET /api/events': {
    summary: 'Listen for changes to pets with several people',
    description:
      'With `Accept: text/event-stream`, returns a stream. `pet` has the pet that changed, `pets` means that any pet may ' +
      'have changed, and `end` closes the stream. Events never contain the new values. `id` is a time. Pass it as ' +
      '`Last-Event-ID` or `since` to resume the stream. 204 if the user has no such pets. Without the header, returns ' +
      'whether anything has changed since that time.',
    answer: object('Whether anything has changed, and the time to pass as `since` next', 'changed', 'watched', 'at'),
  },
  'POST /api/pets': {
    summary: 'Add a pet',
    description:
      'Without `country` (ISO 3166-1) and `region` (ISO 3166-2, in that country), both are taken from the owner’s time zone.',
    answer: entry('The new pet'),
  },
  'POST /api/pets/import': {
    summary: 'Add the pets of an export',
    description:
      'Takes an export, or its beginning with the whole of `pawfolio.json`, at most 16 MB. A rehearsal stores nothing. Pets that exist are left alone, so a second import adds nothing. Each pet is stored whole or not at all. Upload its photos and documents afterwards: `files` has those that the pet lacks, with `kind` (the collection), `name` in the archive, and `id` and `fields` to send, and `portrait` has the name of its profile photo. To include photos and documents in the undo, send one UUIDv7 of your own as `importId` with this request and each upload.',
    answer: object(
      'The pets of the file, with what was or would be stored, and the storage left in bytes and files',
      'pets',
      'room',
    ),
    limited: true,
  },
  'POST /api/imports': {
    summary: 'Start a photo import',
    description:
      'Send a UUIDv7 of your own as `importId` here and with each upload of a photo, so that all of them can be undone together.',
    answer: success,
  },
  'POST /api/imports/{importId}/undo': {
    summary: 'Undo an import',
    description:
      'Up to 30 days after the import. Moves to the bin everything that the import added, except entries that were changed or used since, and pets that others look after or have a link to. Repeat the request while `rest` is not 0. `remaining` counts what stays in place.',
    answer: object('What is left to do', 'rest', 'remaining'),
  },
  [`GET ${pet}`]: { summary: 'Get a pet', answer: entry('The pet') },
  [`PATCH ${pet}`]: { summary: 'Change a pet', answer: entry('The changed pet') },
  [`DELETE ${pet}`]: {
    summary: 'Move a pet to the bin',
    description: 'Its links stop working immediately.',
    answer: success,
  },
  [`POST ${pet}/restore`]: { summary: 'Restore a pet from the bin', answer: entry('The pet') },
  [`GET ${pet}/deleted`]: {
    summary: 'List a pet’s deleted entries',
    description: 'Covers the last 30 days. Restore an entry with `restore` of its own collection.',
    answer: page('The deleted entries, latest first'),
  },
  [`GET ${pet}/activity`]: {
    summary: 'Get a pet’s activity log',
    description:
      'Covers the last 90 days. `by` is null once that account is deleted. `shown` has the values that identify the entry, and previous values under `was`.',
    answer: page('The log, newest first'),
  },
  [`GET ${pet}/photo`]: { summary: 'Get the profile photo', answer: image('The photo', 'image/webp') },
  [`POST ${pet}/photo`]: {
    summary: 'Set the profile photo',
    description: 'With an `importId` it belongs to an import, and is not a change of the pet.',
    answer: entry('The changed pet'),
  },
  [`DELETE ${pet}/photo`]: { summary: 'Remove the profile photo', answer: entry('The changed pet') },
  'GET /api/breeds': {
    summary: 'Suggest breeds',
    answer: { what: 'The best matches', schema: { type: 'array', items: {} } },
  },
  [`GET ${pet}/passport.pdf`]: {
    summary: 'Get the passport as a PDF',
    answer: file('The passport', 'application/pdf'),
    limited: true,
  },
  [`GET ${pet}/stay-proof.pdf`]: {
    summary: 'Get a proof for a stay as a PDF',
    description:
      'Checks the pet against a facility’s `rules`, copied from the link of its template, for each day from `from` to `until`, at most 31 days. Includes the QR code of the signed passport.',
    answer: file('The proof', 'application/pdf'),
    limited: true,
  },
  [`GET ${pet}/proposals`]: {
    summary: 'List proposals from readers of share links',
    description:
      'For the owner. `kind` is `confirm`, `correct` or `add`, `opened` has the values that the reader saw, and `by` is ' +
      'the reader. For a document, `entry` has `name`, `contentType` and `bytes`, and `fileUrl` is the URL of the file, or ' +
      'null 30 days after it was declined.',
    answer: page('The proposals, newest first'),
  },
  [`POST ${pet}/proposals/{proposalId}/accept`]: {
    summary: 'Accept a proposal',
    description:
      'The proposal becomes an entry with its reader as `source`. Refused with 412 if the entry has changed since, and ' +
      'with 409 for an unlikely weight, unless `confirmed`, or if the storage limit leaves no room for a document.',
    answer: entry('The proposal'),
  },
  [`GET ${pet}/proposals/{proposalId}/file`]: {
    summary: 'Get the file of a proposed document',
    answer: file('The file, as a download', 'application/pdf', 'image/jpeg'),
  },
  [`POST ${pet}/proposals/{proposalId}/decline`]: { summary: 'Decline a proposal', answer: entry('The proposal') },
  [`POST ${pet}/proposals/{proposalId}/undo`]: {
    summary: 'Undo a decision',
    description: 'Restores the values from before the proposal was accepted. Added entries move to the bin.',
    answer: entry('The proposal'),
  },
  [`GET ${pet}/signed-passport`]: {
    summary: 'Get the newest valid signed passport',
    description: '`passport` is null if there is none.',
    answer: object('The passport', 'passport'),
  },
  [`POST ${pet}/signed-passport`]: {
    summary: 'Sign a passport',
    description:
      'ES256 over a deflated payload, valid for 90 days, with the keys from `/.well-known/pawfolio-keys.json`. `url` is the ' +
      'content of the QR code, at most 1,195 characters. It contains no address or phone number of a person. The same ' +
      'facts on the same day give the same passport.',
    answer: object('The passport', 'jws', 'url', 'expiresAt'),
    limited: true,
  },
  [`DELETE ${pet}/signed-passport`]: {
    summary: 'Withdraw all signed passports of a pet',
    description: 'Online checks report the withdrawal. Offline, the passports still look genuine.',
    answer: success,
  },
  'GET /api/signed-passports/{jti}/status': {
    summary: 'Get the status of a signed passport',
    description: '`valid` or `taken_back`, for any origin. An unknown passport counts as withdrawn.',
    answer: object('The status', 'status'),
    limited: true,
  },
  [`GET ${pet}/poster.pdf`]: {
    summary: 'Get the poster of a lost pet as a PDF',
    answer: file('The poster', 'application/pdf'),
    limited: true,
  },
});

const allergyConflicts =
  'Each medication has an `allergyCheck` with conflicting allergies (`conflicts`) and names that could not be ' +
  'checked (`unknownMedicine`, `unknownAllergens`). No conflict does not mean that the medicine is safe. ' +
  'Unconfirmed conflicts are refused with 409, `code` `allergy_conflict` and the same `conflicts`. To save it ' +
  'anyway, send the `key` of each conflict in `confirmedConflicts` and an `allergyReason`. A course that ends today ' +
  'or earlier needs no confirmation.';

const health = withTag('Health record', {
  [`GET ${pet}/health`]: {
    summary: 'Get the whole health record',
    description:
      'The newest entries of each kind, and what is due. Each line of `due` has `certain` (`vet` if the date was recorded, `computed` if it is an estimate) and `lastDoseStatus`, the `status` of its last dose or null without one. A vaccine without a known date is not in `due`.',
    answer: object('The record', ...healthCollections.map((name) => collectionEntry(name).relation), 'due'),
  },
  [`GET ${pet}/weights/export`]: {
    summary: 'Export all weights as CSV',
    answer: file('The weights, newest first', 'text/csv; charset=utf-8'),
  },
  [`POST ${pet}/table`]: {
    summary: 'Add the entries of a table',
    description:
      'Up to 500 `entries` of one `collection`, each with its `line` in a file and an `entry` as for adding one. Stores the valid ones together. The response names the lines: `added`, `skipped` (the pet has them already), `errors`, and `unlikely` weights, which are stored only if `confirmed`. A rehearsal stores nothing. Parts of one table share an `importId`, a UUIDv7 of your own, and `newRows` counts the new rows of all of them.',
    answer: object('What was or would be stored', 'ids', 'added', 'skipped', 'errors', 'unlikely'),
  },
  [`GET ${pet}/vaccinations`]: {
    summary: 'List vaccinations',
    description:
      'Each dose, here and in every other response, has `tooEarly`: the vaccines for which it does not count, with `reason` (`age` or `interval`), `countsFrom` and the `guideline` that sets it; `beforeChip` is true for a rabies dose that does not count for travel. `status` is the status today: `kind` `valid` (`until`, a recorded end date), `estimated` (`until`, by the `guideline` named in both languages), `boosterDue` (`on`), `overdue` (`since`), `expired` (`on`), `noEndDate`, `tooEarly` (by a `guideline`) or `superseded`. `boosterDue` and `overdue` have `source` (`kind` `recorded` or `estimated`, then with its `guideline`), `validUntil` (a recorded end date that has not passed, or null) and `missingDoses` of the primary series.',
    answer: page('The vaccinations, newest first'),
  },
  [`POST ${pet}/vaccinations/card`]: {
    summary: 'Add the vaccinations of a card',
    description:
      'Up to 20 `entries`, each as for adding one vaccination. All or nothing: the `fields` of a refusal begin with `entries` and the place, such as `entries.2.givenOn`. To give them one photo, upload it as a document of the first (`vaccinationId`) and name the others in `otherVaccinationIds`, separated by commas.',
    answer: object('The new vaccinations, in the same order', 'entries'),
  },
  [`GET ${pet}/medications`]: {
    summary: 'List medications',
    description: '`dosage` applies on the first day; `dosageToday` applies today, after the `steps` so far.',
    answer: page('The medications, newest first'),
  },
  [`GET ${pet}/medications/{medicationId}/doses`]: {
    summary: 'Get the dose log',
    answer: page('The doses, newest first'),
  },
  [`POST ${pet}/medications/{medicationId}/doses`]: {
    summary: 'Log a dose as given or skipped',
    description:
      'A planned dose is stored once: sending it again returns the stored one. A dose soon after another one is refused with 409, `code` `dose_already_given`, `by` (`id` and `name` of the person, or null) and `at`. To log it anyway, send `again` and a `reason`. With `knownAt`, the `at` from the refusal, it is still refused if another dose was given after that time, or if no stored dose has that time. A dose before its time window is refused with `confirmation_required` until it is sent with `confirmed`.',
    answer: entry('The dose'),
  },
  [`DELETE ${pet}/medications/{medicationId}/doses/{doseId}`]: {
    summary: 'Remove a dose from the log',
    answer: success,
  },
});

const routine = `${pet}/routines/{routineId}`;

const days = withTag('Days', {
  [`GET ${pet}/routines`]: { summary: 'List routines', answer: list('All routines') },
  [`PUT ${routine}/completions/{date}`]: {
    summary: 'Mark a routine as done on a day',
    answer: object('The completion', 'status'),
  },
  [`DELETE ${routine}/completions/{date}`]: { summary: 'Undo a completion', answer: success },
  [`PUT ${pet}/training/checks/{list}/{item}`]: { summary: 'Check a checklist item', answer: object('The item') },
  [`DELETE ${pet}/training/checks/{list}/{item}`]: { summary: 'Uncheck a checklist item', answer: success },
  [`GET ${pet}/appointments/{appointmentId}/calendar.ics`]: {
    summary: 'Get an appointment as a calendar file',
    answer: file('The appointment', 'text/calendar; charset=utf-8'),
  },
});

const writing: Partial<Record<CollectionName, string>> = { medications: allergyConflicts, ...healthTexts };
const ofCollections = collectionNames.map((name) => collection(name, writing[name]));

function byAddress(operations: Operations): Operations {
  const addressOf = ([key]: [string, unknown]) => key.slice(key.indexOf(' ') + 1);
  const sortedOperations = Object.entries(operations).toSorted((a, b) =>
    addressOf(a).localeCompare(addressOf(b), 'en'),
  );
  return Object.fromEntries(sortedOperations);
}

export const petOperations: Operations = {
  ...pets,
  ...byAddress(Object.assign({}, ...ofCollections, health, days, fileOperations)),
};
