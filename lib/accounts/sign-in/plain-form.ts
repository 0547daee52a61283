import { seal, unseal } from '@/lib/core/security/secrets';

const PURPOSE = 'sign-in-address';

/** What a form that was sent without scripts is answered with. */
export const plainOutcomes = ['email', 'code', 'suspended', 'wait'] as const;
export type PlainOutcome = (typeof plainOutcomes)[number];

/** The address that a code was mailed to, for the address of the page that asks for the code: nobody else reads it there. */
export function sealAddress(email: string): string {
  return Buffer.from(seal(PURPOSE, email)).toString('base64url');
}

/** Null for what was not made here. */
export function unsealAddress(sealed: string): string | null {
  return unseal(PURPOSE, Buffer.from(sealed.slice(0, 1000), 'base64url'));
}

/** The outcome that an address of the sign-in page names, or null. */
export function readPlainOutcome(text: unknown): PlainOutcome | null {
  return plainOutcomes.find((outcome) => outcome === text) ?? null;
}
