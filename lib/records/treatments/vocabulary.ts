/** Echinococcus has its own section in the EU passport (Implementing Regulation (EU) 577/2013, Annex III, VII). */
export const treatmentKinds = ['echinococcus', 'worms', 'ticks_and_fleas', 'heartworm', 'other'] as const;
export type TreatmentKind = (typeof treatmentKinds)[number];

/** `perPet` is also the read limit of the passport and of due treatments. */
export const treatmentLimits = { product: 120, substance: 120, givenBy: 120, note: 2000, perPet: 500 } as const;
