export const signedParts = ['identification', 'vaccinations', 'medication', 'treatments'] as const;
export type SignedPart = (typeof signedParts)[number];

/** Parts share names with link sections, except that links show treatments with medication. */
export function signedPartsOf(sections: readonly string[]): SignedPart[] {
  return signedParts.filter((part) => sections.includes(part === 'treatments' ? 'medication' : part));
}

export interface SignedPassport {
  jws: string;
  /** URL in the QR code. Opens the check page, whose server never sees the part behind `#`. */
  url: string;
  expiresAt: string;
}
