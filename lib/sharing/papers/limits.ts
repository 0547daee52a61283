/** Limits of the work for one paper. A card has a few hundred lines; longer input is cut. */
export const paperLimits = {
  pages: 60,
  lines: 4000,
  characters: 400,
  cellsInRow: 60,
  vaccinesInRow: 8,
  barcodes: 200,
  dates: 1000,
  vaccinations: 100,
  weights: 200,
  medications: 50,
  /** Length of names, batches and numbers, as in the forms. */
  text: 120,
} as const;

/** Confidence below which values of a line are unsure. */
export const CONFIDENT = 0.8;
