// Apart from the schema, so that a page can name these without the library that checks them.

/** Sheets of A4, and pages of A6 that fit a passport cover. */
export const passportSizes = ['a4', 'a6'] as const;
export type PassportSize = (typeof passportSizes)[number];

/** The most that each part of the paper holds, newest first: a record of fifty years has as many pages as one of fifteen. */
export const passportRows = {
  rabies: 15,
  treatments: 12,
  vaccinations: 40,
  alerts: 25,
  /** Of one treatment, the days on which it was given last. */
  givenDays: 3,
} as const;
