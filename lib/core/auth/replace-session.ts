import 'server-only';
import { db, transaction } from '../db/client';
import { hashSecret } from '../security/secrets';

export async function replaceSession(old: string, newSecret: string): Promise<void> {
  await transaction(async () => {
    await db().$executeRaw`
      UPDATE "PushSubscription" p SET "sessionId" = n."id" FROM "Session" o, "Session" n
      WHERE o."secretHash" = ${hashSecret(old)} AND n."secretHash" = ${hashSecret(newSecret)}
        AND n."userId" = o."userId" AND p."sessionId" = o."id"`;
    await db().session.deleteMany({ where: { secretHash: hashSecret(old) } });
  });
}
