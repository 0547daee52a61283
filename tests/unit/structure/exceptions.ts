// The only exceptions from the rules of this folder. The tables only shrink; a new line needs a reason beside it.

/** Files of a feature's folder in lib whose name is outside of the vocabulary and that are not pure rules. */
export const otherNames = [
  // The development display of a mail that nobody sent.
  'lib/accounts/sign-in/development.ts',
];

/** Where `process.env` may be read besides lib/core/config/env.ts (tests and .config aside). */
export const environmentReaders = [
  // Runs before anything is compiled, and decides on the environment of what is.
  'lib/server/server.mjs',
  // Next replaces NEXT_RUNTIME at build time.
  'instrumentation.ts',
  'next.config.ts',
  // Runs in the browser too, where Next puts NODE_ENV in at build time.
  'lib/core/i18n/missing-messages.ts',
];

/** Where `new Date(value)` may stand besides lib/core/time/clock.ts: they read a given instant, never the clock. */
export const dateReaders = ['lib/core/time/dates.ts'];

/** Where the clock may be read besides lib/core/time/clock.ts. */
export const clockReaders = [
  // Names a folder; a command for developers.
  'prisma/new-migration.ts',
];

/** Where `Intl` and `toLocale…` may stand. */
export const localeFormatters = [
  'lib/core/i18n/intl-formats.ts',
  'lib/core/i18n/numbers.ts',
  'lib/core/time/dates.ts',
  // Formats nothing: characters and words of any language.
  'lib/core/i18n/text-segments.ts',
];

/** Messages whose keys are put together from data, so that no source names them whole. */
export const dynamicMessages: string[] = [];

/** Texts that the specification gives with straight quotes or three dots. */
export const plainQuotes = ['signIn.welcomeText', 'shell.offline.title', 'shell.access.verifying'];

/** Expressions that may take long, because nothing that somebody sends ever meets them. */
export const expressionsWithoutInput = [
  // Names of the files of our own build, while it is made.
  String.raw`lib/browser/offline/build.ts /(app-build|middleware|dynamic-css)[\w-]*manifest\.json$/`,
];

/** Files with an expression that only exists at run time, so that another test has to time it. */
export const expressionsOfVariables = [
  // Next's own expressions of routes: tests/api/built-files.test.ts.
  'lib/server/route-patterns.mjs',
  // A list of names: tests/unit/lib/core/text/long-texts.test.ts, isOpening.
  'lib/core/http/is-opening.ts',
];

/** Elements whose words are isolated where they are put together, or which hold none: file, and a part of it. */
export const isolatedElsewhere: readonly (readonly [string, string])[] = [
  // Words of the interface, or addresses.
  ['components/accounts/account/menu-row.tsx', '{label}'],
  ['components/accounts/admin/feedback-item.tsx', '{email}'],
  ['components/accounts/admin/user-item.tsx', '{email}'],
  ['components/accounts/passwords/credentials.tsx', '{email}'],
  ['components/overviews/sharing/openings.tsx', '{device}'],
  // The whole of a mail, whose paragraphs are isolated as it is written.
  ['components/accounts/sign-in/outbox-mail-card.tsx', 'mail.text'],
  // A list, whose lines are elements of their own.
  ['components/overviews/health/at-a-glance.tsx', 'children'],
  // Finished lines.
  ['components/overviews/agenda/agenda-row.tsx', '{about}'],
  ['components/overviews/agenda/agenda-row.tsx', '{warning}'],
  ['components/overviews/agenda/week-ahead.tsx', '{about}'],
  ['components/records/training/practice-list.tsx', '{facts(practice)}'],
  ['components/records/training/skill-list.tsx', '{facts(skill)}'],
  ['components/overviews/reminders/undelivered-notices.tsx', '{aboutOf(item)}'],
  ['components/overviews/visit-brief/brief-part.tsx', '{line}'],
];
