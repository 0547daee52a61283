import { findAdmin } from '@/lib/access/admin';
import { signInAdmin } from '@/lib/accounts/admin/mutations';
import { hashPassword } from '@/lib/core/auth/password';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { noon, someAddress } from './members';

const origin = { network: '10.0.0.0/24', device: 'Firefox, Android' };
const password = 'nine purple umbrellas';

export async function anAdmin() {
  const email = someAddress();
  const passwordHash = await hashPassword(password);
  await db().admin.create({ data: { id: newId(), email, emailKey: email, passwordHash, createdAt: noon } });
  const secret = await signInAdmin({ email: email.toUpperCase(), password }, { origin, at: noon });
  const admin = await findAdmin(secret, noon);
  if (!admin) throw new Error('not signed in');
  return { admin, secret };
}
