/** A6 fits into a passport cover. The booklet is A6 on whole sheets, printed double-sided and folded. */
export const passportSizes = ['a4', 'letter', 'a6', 'booklet'] as const;
export type PassportSize = (typeof passportSizes)[number];

/** Maximum rows, newest first. Vaccinations are printed in full. */
export const passportRows = {
  treatments: 12,
  alerts: 25,
} as const;
