import 'server-only';
import type { Admin } from '@/lib/access/admin';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { setAdminCookie } from '@/lib/core/http/admin-cookie';
import { originOf } from '@/lib/core/http/origin';
import { requestNetwork } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { enforceLimits, limitedGuess } from '@/lib/core/security/rate-limit';
import { storage } from '@/lib/core/storage/storage';
import { isId } from '@/lib/core/validation/ids';
import { answerFeedback, endSessionsOf, removeUser, setSuspended, signInAdmin, signOutAdmin } from './mutations';
import type { AdminLoginInput, AnswerInput } from './schema';

const TRIES_PER_NETWORK = { name: 'admin-network', points: 10, duration: 60 };
const FAILURES = { name: 'admin-failures', points: 5, duration: 900 };
/** High, because admins cannot sign in by mail: one stranger must not lock them out. Ten networks still can. */
const FAILURES_FROM_ANYWHERE = { name: 'admin-failures-all', points: 50, duration: 900 };

type Context = RouteContext & { admin: Admin };

export async function adminLoginCall({ request, at, body }: RouteContext & { body: AdminLoginInput }) {
  const network = requestNetwork(request);
  await enforceLimits([TRIES_PER_NETWORK, network]);
  const account = canonicalAddress(body.email) ?? '';
  const isWrong = (error: unknown) => error instanceof AppError && error.code === 'unauthenticated';
  const signIn = () => signInAdmin(body, { origin: originOf(request), at });
  const secret = await limitedGuess({
    limit: FAILURES,
    key: `${account} ${network}`,
    isWrong,
    compare: () => limitedGuess({ limit: FAILURES_FROM_ANYWHERE, key: account, isWrong, compare: signIn }),
  });
  await setAdminCookie(secret);
  return { success: true };
}

export async function adminLogoutCall({ request, admin, at }: Context) {
  await signOutAdmin(admin, { origin: originOf(request), at });
  await setAdminCookie(null);
  return { success: true };
}

export async function suspendCall({ request, admin, params, at, body }: Context & { body: { suspended: boolean } }) {
  await setSuspended(admin, idOf(params.userId), body.suspended, { origin: originOf(request), at });
  return { success: true };
}

export async function removeUserCall({ request, admin, params, at }: Context) {
  const folders = await removeUser(admin, idOf(params.userId), { origin: originOf(request), at });
  for (const folder of folders) await storage().remove(folder);
  return { success: true };
}

export async function endSessionsCall({ request, admin, params, at }: Context) {
  await endSessionsOf(admin, idOf(params.userId), { origin: originOf(request), at });
  return { success: true };
}

export async function answerCall({ request, admin, params, at, body }: Context & { body: AnswerInput }) {
  await answerFeedback(admin, idOf(params.feedbackId), body.answer, { origin: originOf(request), at });
  return { success: true };
}

function idOf(id: string | undefined): string {
  if (!isId(id)) throw notFoundError();
  return id;
}
