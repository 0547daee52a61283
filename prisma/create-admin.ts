import { adminKey } from '@/lib/core/auth/account-key';
import { hashPassword, isCommonPassword } from '@/lib/core/auth/password';
import { env } from '@/lib/core/config/env';
import { closeDatabase, db, transaction } from '@/lib/core/db/client';
import { recordEvent } from '@/lib/core/security/audit';
import { now } from '@/lib/core/time/clock';
import { newId } from '@/lib/core/validation/ids';

// npm run admin:create: creates the admin of ADMIN_EMAIL, or sets the new ADMIN_PASSWORD and ends existing sessions.

async function main(): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env();
  const emailKey = await adminKey(email ?? '');
  if (!email || !emailKey) throw new Error('Set ADMIN_EMAIL to an e-mail address.');
  if (!password || password.length < 12 || password.length > 128 || isCommonPassword(password))
    throw new Error('Set ADMIN_PASSWORD to 12 to 128 characters that are not a common password.');
  const passwordHash = await hashPassword(password);
  const at = now();
  await transaction(async () => {
    const admin = await db().admin.upsert({
      where: { emailKey },
      create: { id: newId(), email, emailKey, passwordHash, createdAt: at },
      update: { passwordHash },
    });
    await db().adminSession.deleteMany({ where: { adminId: admin.id } });
    await recordEvent({ action: 'admin_password_set', actor: { kind: 'system' }, subjectId: admin.id, at });
  });
  await closeDatabase();
  console.log(`${email} can sign in at ${env().APP_URL}/admin/login`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
