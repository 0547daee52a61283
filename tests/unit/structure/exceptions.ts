// The only exceptions from this folder's rules. The tables only shrink; a new line needs a reason beside it.

/** Files of a feature's folder in lib with a name outside the vocabulary that are not pure rules. */
export const otherNames = [
  // The development display of unsent mails.
  'lib/accounts/sign-in/development.ts',
];

/** Files that may read `process.env` besides lib/core/config/env.ts (except tests and .config). */
export const environmentReaders = [
  'next.config.ts',
  // Runs before compilation and decides on its environment.
  'lib/server/server.mjs',
  // Next replaces NEXT_RUNTIME at build time.
  'instrumentation.ts',
  // Runs in the browser too, where Next inlines NODE_ENV.
  'lib/core/i18n/missing-messages.ts',
  // Runs in the browser too, where Next inlines BUILD_ID.
  'lib/core/config/build.ts',
];

/** Files that may use `new Date(value)` besides lib/core/time/clock.ts: they only parse instants. */
export const dateReaders = ['lib/core/time/dates.ts'];

/** Files that may read the clock besides lib/core/time/clock.ts. */
export const clockReaders = [
  // A developers' command that names a folder.
  'prisma/new-migration.ts',
];

/** Files that may use `Intl` and `toLocale…`. */
export const localeFormatters = [
  'lib/core/i18n/intl-formats.ts',
  'lib/core/i18n/numbers.ts',
  'lib/core/time/dates.ts',
  // Segments text in any language and formats nothing.
  'lib/core/i18n/text-segments.ts',
];

/** Files that look up constant names. */
export const fixedNames = [
  'components/sharing/signed-passport/check/signers.ts',
  'lib/overviews/provenance/queries.ts',
];

/** Files that may have a record with open keys and its own values. */
export const openTables = ['lib/overviews/export/queries.ts'];

/** Messages whose keys are composed from data, so that no source contains them whole. */
export const dynamicMessages: string[] = [];

/** Messages specified with straight quotes or three dots. */
export const plainQuotes = ['signIn.welcomeText', 'shell.offline.title', 'shell.access.verifying'];

/** Slow expressions that never meet user input. */
export const expressionsWithoutInput = [
  // Names of our own build's files, at build time.
  String.raw`lib/browser/offline/build.ts /(app-build|middleware|dynamic-css)[\w-]*manifest\.json$/`,
];

/** Files with expressions composed at run time, which other tests time. */
export const expressionsOfVariables = [
  // Next's route expressions: tests/api/built-files.test.ts.
  'lib/server/route-patterns.mjs',
  // A list of names: tests/unit/lib/core/text/long-texts.test.ts, isOpening.
  'lib/core/http/is-opening.ts',
];

/** Elements without text, or whose text is isolated where it is composed: file, and a part of the element. */
export const isolatedElsewhere: readonly (readonly [string, string])[] = [
  // Messages or addresses.
  ['components/accounts/account/menu-row.tsx', '{label}'],
  ['components/accounts/admin/feedback-item.tsx', '{email}'],
  ['components/accounts/admin/user-item.tsx', '{email}'],
  ['components/accounts/passwords/credentials.tsx', '{email}'],
  ['components/sharing/links/openings.tsx', '{device}'],
  // A whole mail, whose paragraphs are isolated in it.
  ['components/accounts/sign-in/outbox-mail-card.tsx', 'mail.text'],
  // A list whose items are isolated.
  ['components/overviews/health/glance-entry.tsx', 'children'],
  // Translated lines.
  ['components/overviews/agenda/agenda-row.tsx', '{about}'],
  ['components/overviews/agenda/agenda-row.tsx', '{warning}'],
  ['components/overviews/agenda/week-ahead.tsx', '{about}'],
  ['components/records/training/training-session-list.tsx', '{facts(trainingSession)}'],
  ['components/reminders/undelivered-notices.tsx', '{aboutOf(item)}'],
  ['components/overviews/visit-brief/brief-part.tsx', '{line}'],
];

/** Pages and namespaces of components in them that appear only for entries with a source mark. */
export const neverMarked: readonly (readonly [page: string, namespace: string])[] = [
  ['app/[locale]/(site)/(app)/pets/[petId]/appointments/page.tsx', 'sources'],
  ['app/[locale]/(site)/(app)/pets/[petId]/routines/page.tsx', 'sources'],
  ['app/[locale]/(site)/(app)/pets/[petId]/training/page.tsx', 'sources'],
];
