// The only exceptions from the rules of this folder. The tables only shrink; a new line needs a reason beside it.

/** Files of lib/<feature> whose name is outside of the vocabulary and that are not pure rules. */
export const otherNames = [
  // The development display of a mail that nobody sent.
  'lib/sign-in/development.ts',
];

/** Where `process.env` may be read besides lib/core/env.ts (tests and .config aside). */
export const environmentReaders = [
  // Runs before anything is compiled, and decides on the environment of what is.
  'lib/core/server.mjs',
  // Next replaces NEXT_RUNTIME at build time.
  'instrumentation.ts',
  'next.config.ts',
  // Runs in the browser too, where Next puts NODE_ENV in at build time.
  'lib/core/i18n/missing-messages.ts',
];

/** Where `new Date(value)` may stand besides lib/core/clock.ts: they read a given instant, never the clock. */
export const dateReaders = ['lib/core/dates.ts'];

/** Where the clock may be read besides lib/core/clock.ts. */
export const clockReaders = [
  // Names a folder; a command for developers.
  'prisma/new-migration.ts',
];

/** Where `Intl` and `toLocale…` may stand. */
export const localeFormatters = [
  'lib/core/dates.ts',
  'lib/core/intl-formats.ts',
  'lib/core/numbers.ts',
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
  String.raw`lib/core/offline/build.ts /(app-build|middleware|dynamic-css)[\w-]*manifest\.json$/`,
];

/** Files with an expression that only exists at run time, so that another test has to time it. */
export const expressionsOfVariables = [
  // Next's own expressions of routes: tests/api/built-files.test.ts.
  'lib/core/route-patterns.mjs',
  // A list of names: tests/unit/lib/core/long-texts.test.ts, isOpening.
  'lib/core/http/is-opening.ts',
];

/** Elements whose words are isolated where they are put together, or which hold none: file, and a part of it. */
export const isolatedElsewhere: readonly (readonly [string, string])[] = [
  // Words of the interface, or addresses.
  ['components/account/menu-row.tsx', '{label}'],
  ['components/admin/feedback-item.tsx', '{email}'],
  ['components/admin/user-item.tsx', '{email}'],
  ['components/passwords/credentials.tsx', '{email}'],
  ['components/sharing/openings.tsx', '{device}'],
  // The whole of a mail, whose paragraphs are isolated as it is written.
  ['components/sign-in/outbox-mail-card.tsx', 'mail.text'],
  // A list, whose lines are elements of their own.
  ['components/health/at-a-glance.tsx', 'children'],
  // Finished lines.
  ['components/agenda/agenda-row.tsx', '{about}'],
  ['components/agenda/agenda-row.tsx', '{warning}'],
  ['components/agenda/week-ahead.tsx', '{about}'],
  ['components/training/practice-list.tsx', '{facts(practice)}'],
  ['components/training/skill-list.tsx', '{facts(skill)}'],
  ['components/reminders/undelivered-notices.tsx', '{aboutOf(item)}'],
  ['components/visit-brief/brief-part.tsx', '{line}'],
];
