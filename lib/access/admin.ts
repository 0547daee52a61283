import 'server-only';
import { ADMIN_IDLE } from '@/lib/core/auth/admin-session';
import { db } from '@/lib/core/db/client';
import { hashSecret } from '@/lib/core/security/secrets';
import { addMs, MINUTE } from '@/lib/core/time/dates';

declare const proof: unique symbol;

/** Proof of a signed-in admin. Gives no access to any pet. */
export interface Admin {
  readonly [proof]: true;
  adminId: string;
  sessionId: string;
  email: string;
}

export async function findAdmin(secret: string | null, at: Date): Promise<Admin | null> {
  if (!secret) return null;
  const [row] = await db().$queryRaw<{ adminId: string; sessionId: string; email: string }[]>`
    WITH found AS (
      SELECT s."id" AS "sessionId", a."id" AS "adminId", a."email", s."lastSeenAt"
      FROM "AdminSession" s JOIN "Admin" a ON a."id" = s."adminId"
      WHERE s."secretHash" = ${hashSecret(secret)} AND s."expiresAt" > ${at} AND s."lastSeenAt" > ${addMs(at, -ADMIN_IDLE)}
    ), seen AS (
      UPDATE "AdminSession" SET "lastSeenAt" = ${at}
      WHERE "id" = (SELECT "sessionId" FROM found) AND "lastSeenAt" < ${addMs(at, -MINUTE)}
    )
    SELECT "adminId", "sessionId", "email" FROM found`;
  return row ? (row as Admin) : null;
}
