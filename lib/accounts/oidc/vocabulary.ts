/** Reasons for a refused sign-in. */
export const oidcRefusals = ['unverified', 'suspended', 'failed', 'unreachable', 'wait'] as const;
export type OidcRefusal = (typeof oidcRefusals)[number];
