import 'server-only';
import { hashAccessToken } from '@/lib/core/auth/access-token';
import { type SessionRow, type TokenRow, withTokenHolder, withViewer } from '@/lib/core/auth/session';
import { Prisma } from '@/lib/core/db/client';
import { queryDirectly } from '@/lib/core/db/direct';

declare const proof: unique symbol;

interface Proof {
  readonly [proof]: true;
  /** IANA; UTC while unknown. */
  timeZone: string;
  isTimeZoneKnown: boolean;
  name: string;
}

/** Proof of a valid session. Only this folder creates it. */
export interface Viewer extends Proof, Omit<SessionRow, 'timeZone'> {}

/** Proof of a valid access token: a user, limited to scopes and pets. */
export interface TokenHolder extends Proof, Omit<TokenRow, 'timeZone'> {}

export type Caller = Viewer | TokenHolder;

function nameAndZone({ timeZone, firstName, lastName }: SessionRow | TokenRow) {
  return {
    timeZone: timeZone ?? 'UTC',
    isTimeZoneKnown: timeZone !== null,
    name: `${firstName} ${lastName}`.trim(),
  };
}

export function viewerFromRow(row: SessionRow): Viewer {
  return { ...row, ...nameAndZone(row) } as Viewer;
}

export function tokenHolderFromRow(row: TokenRow): TokenHolder {
  return { ...row, ...nameAndZone(row) } as TokenHolder;
}

export async function findViewer(secret: string | null, at: Date): Promise<Viewer | null> {
  if (!secret) return null;
  const [row] = await queryDirectly<SessionRow>(Prisma.sql`${withViewer(secret, at)} SELECT * FROM viewer`);
  return row ? viewerFromRow(row) : null;
}

export async function findTokenHolder(token: string, at: Date): Promise<TokenHolder | null> {
  const secretHash = hashAccessToken(token);
  if (!secretHash) return null;
  const [row] = await queryDirectly<TokenRow>(Prisma.sql`${withTokenHolder(secretHash, at)} SELECT * FROM viewer`);
  return row ? tokenHolderFromRow(row) : null;
}
