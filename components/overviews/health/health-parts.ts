/** Most dangerous first. The names are those of the collections. */
export const healthParts = ['allergies', 'conditions', 'medications', 'vaccinations', 'weights', 'vitals'] as const;
export type HealthPart = (typeof healthParts)[number];

export const partTitles = {
  allergies: 'allergies.title',
  conditions: 'conditions.title',
  medications: 'medications.title',
  vaccinations: 'vaccinations.title',
  weights: 'weights.title',
  vitals: 'vitals.title',
} as const satisfies Record<HealthPart, string>;
