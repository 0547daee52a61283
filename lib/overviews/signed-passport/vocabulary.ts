/** What a signed passport may hold besides identity and severe allergies; named like the sections of a share link. */
export const signedParts = ['identification', 'vaccinations', 'medication'] as const;
export type SignedPart = (typeof signedParts)[number];

export function signedPartsOf(sections: readonly string[]): SignedPart[] {
  return signedParts.filter((part) => sections.includes(part));
}

export interface SignedPassport {
  jws: string;
  /** What the QR code says: opens the page that checks it, whose server never sees the part behind `#`. */
  url: string;
  expiresAt: string;
}
