import { sealText, unsealText } from '@/lib/core/security/secrets';

const PURPOSE = 'sign-in-address';

export const plainOutcomes = ['email', 'code', 'suspended', 'wait'] as const;
export type PlainOutcome = (typeof plainOutcomes)[number];

/** Encrypts the address for the next page's URL. */
export function sealAddress(email: string): string {
  return Buffer.from(sealText(PURPOSE, email)).toString('base64url');
}

export function unsealAddress(sealedAddress: string): string | null {
  return unsealText(PURPOSE, Buffer.from(sealedAddress.slice(0, 1000), 'base64url'));
}

export function readPlainOutcome(text: unknown): PlainOutcome | null {
  return plainOutcomes.find((outcome) => outcome === text) ?? null;
}
