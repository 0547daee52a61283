/** The parts of the health record, what can harm first. Their names are those of the collections, too. */
export const healthParts = ['allergies', 'conditions', 'medications', 'vaccinations', 'weights', 'vitals'] as const;
