/** The parts of the health record, what can harm first. Their names are those of the collections, too. */
export const healthParts = ['allergies', 'conditions', 'medications', 'vaccinations', 'weights', 'vitals'] as const;
export type HealthPart = (typeof healthParts)[number];

/** The key of a part's title in the messages. */
export const partTitles = {
  allergies: 'allergies.title',
  conditions: 'conditions.title',
  medications: 'medications.title',
  vaccinations: 'vaccinations.title',
  weights: 'weights.title',
  vitals: 'vitals.title',
} as const satisfies Record<HealthPart, string>;
