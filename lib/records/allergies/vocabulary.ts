export const severities = ['mild', 'moderate', 'severe'] as const;
export type Severity = (typeof severities)[number];

/** `perPet` is also the read limit of every comparison and banner, so that no allergy is missed. */
export const allergyLimits = { allergen: 120, reaction: 200, note: 2000, perPet: 200 } as const;
