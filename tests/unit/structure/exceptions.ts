// All exceptions to the rules of this folder. Do not add lines without a reason beside them.

export const otherNames = [
  // Displays unsent mails during development.
  'lib/accounts/sign-in/development.ts',
  // Share links have pages, routes, and a cache of their own, because their readers have no account.
  'lib/sharing/links/cached-page.ts',
  'lib/sharing/links/count-opening.ts',
  'lib/sharing/links/opened-share.ts',
  'lib/sharing/links/page.ts',
  'lib/sharing/links/route.ts',
];

export const environmentReaders = [
  'next.config.ts',
  // Runs before compilation and sets its environment.
  'lib/server/server.mjs',
  // Next replaces NEXT_RUNTIME at build time.
  'instrumentation.ts',
  // Also runs in the browser, where Next inlines NODE_ENV.
  'lib/core/i18n/missing-messages.ts',
  // Also runs in the browser, where Next inlines BUILD_ID.
  'lib/core/config/build.ts',
];

/** Files that may use `new Date(value)` besides lib/core/time/clock.ts, because they only parse instants. */
export const dateReaders = ['lib/core/time/dates.ts', 'lib/core/time/instants.ts'];

/** Files that may read the clock besides lib/core/time/clock.ts. */
export const clockReaders = [
  // Command for developers that names a folder after the time.
  'prisma/new-migration.ts',
];

/** Files that may use `Intl` and `toLocale…`. */
export const localeFormatters = [
  'lib/core/i18n/intl-formats.ts',
  'lib/core/i18n/numbers.ts',
  'lib/core/time/dates.ts',
  'lib/core/time/time-zones.ts',
  // Segments text of any language and formats nothing.
  'lib/core/i18n/text-segments.ts',
];

/** Files that look up values by constant names only. */
export const fixedNames = [
  'components/sharing/signed-passport/check/signers.ts',
  'lib/overviews/provenance/queries.ts',
];

export const openTables = ['lib/overviews/export/queries.ts'];

export const dynamicMessages: string[] = [];

/** Messages that the specification writes with straight quotes or three dots. */
export const plainQuotes = ['signIn.welcomeText', 'shell.offline.title', 'shell.access.verifying'];

export const expressionsWithoutInput = [
  // Processes names of files that our own build wrote, at build time.
  String.raw`lib/browser/offline/build.ts /(app-build|middleware|dynamic-css)[\w-]*manifest\.json$/`,
];

export const expressionsOfVariables = [
  // Next's route expressions, measured by tests/api/built-files.test.ts.
  'lib/server/route-patterns.mjs',
  // A list of names, measured by tests/unit/lib/core/text/long-texts.test.ts (isOpening).
  'lib/core/http/is-opening.ts',
];

/** Elements without text, or with text that is isolated elsewhere. Each line has a file and a part of the element. */
export const isolatedElsewhere: readonly (readonly [string, string])[] = [
  // Contain messages or email addresses.
  ['components/accounts/account/menu-row.tsx', '{label}'],
  ['components/accounts/admin/feedback-item.tsx', '{email}'],
  ['components/accounts/admin/user-item.tsx', '{email}'],
  ['components/accounts/passwords/credentials.tsx', '{email}'],
  ['components/sharing/links/openings.tsx', '{device}'],
  // A whole mail. Its paragraphs are isolated.
  ['components/accounts/sign-in/outbox-mail-card.tsx', 'mail.text'],
  // A list whose items are isolated.
  ['components/overviews/health/glance-entry.tsx', 'children'],
  // Translated lines.
  ['components/overviews/agenda/agenda-row.tsx', '{about}'],
  ['components/overviews/agenda/agenda-row.tsx', '{warning}'],
  ['components/overviews/agenda/week-ahead.tsx', '{about}'],
  ['components/sharing/proposals/answer-notice.tsx', '{text}'],
  ['components/records/measures/latest-reading.tsx', '{position}'],
  ['components/records/measures/reading-list.tsx', 'positionOf(reading)'],
  ['components/sharing/links/shared-home-measures.tsx', 'summaryOf('],
  ['components/records/training/training-session-list.tsx', '{facts(trainingSession)}'],
  ['components/reminders/undelivered-notices.tsx', '{aboutOf(item)}'],
  ['components/overviews/visit-brief/brief-part.tsx', '{line}'],
];

export const neverMarked: readonly (readonly [page: string, namespace: string])[] = [
  ['app/[locale]/(site)/(app)/pets/[petId]/appointments/page.tsx', 'sources'],
  ['app/[locale]/(site)/(app)/pets/[petId]/routines/page.tsx', 'sources'],
  ['app/[locale]/(site)/(app)/pets/[petId]/training/page.tsx', 'sources'],
];
