export const signedParts = ['identification', 'vaccinations', 'medication', 'treatments'] as const;
export type SignedPart = (typeof signedParts)[number];

/** Parts are named like the sections of a share link, which shows treatments together with medication. */
export function signedPartsOf(sections: readonly string[]): SignedPart[] {
  return signedParts.filter((part) => sections.includes(part === 'treatments' ? 'medication' : part));
}

export interface SignedPassport {
  jws: string;
  /** What the QR code says: opens the page that checks it, whose server never sees the part behind `#`. */
  url: string;
  expiresAt: string;
}
