export const signedParts = ['identification', 'vaccinations', 'medication', 'treatments'] as const;
export type SignedPart = (typeof signedParts)[number];

/** Parts have the names of link sections, but a link includes treatments with the section of medication. */
export function signedPartsOf(sections: readonly string[]): SignedPart[] {
  return signedParts.filter((part) => sections.includes(part === 'treatments' ? 'medication' : part));
}

export interface SignedPassport {
  jws: string;
  /** URL in the QR code. It opens the check page, whose server never receives the fragment after `#`. */
  url: string;
  expiresAt: string;
}
