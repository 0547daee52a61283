import 'server-only';
import { proveAgain } from '@/lib/access/reauthenticate';
import type { Viewer } from '@/lib/access/viewer';
import { bindBrowser, readBrowserSecret } from '@/lib/core/auth/browser-cookie';
import { LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { requireOtherWays } from '@/lib/core/auth/oidc';
import { paths } from '@/lib/core/config/paths';
import { answerSignIn, isSignInRefusal } from '@/lib/core/http/answer-sign-in';
import { countingMisses } from '@/lib/core/http/misses';
import { originOf } from '@/lib/core/http/origin';
import type { RouteContext } from '@/lib/core/http/route';
import { notFoundError } from '@/lib/core/runtime/errors';
import { isId } from '@/lib/core/validation/ids';
import {
  addPasskey,
  dismissPasskeyOffer,
  passkeyCreationOptions,
  passkeyRequestOptions,
  removePasskey,
  signInWithPasskey,
} from './mutations';
import { listPasskeys } from './queries';
import type { PasskeyInput, PasskeySignInInput } from './schema';

const MISSES = { name: 'passkey-miss', isMiss: isSignInRefusal };

type Member = RouteContext & { viewer: Viewer };

/** As long as for a login link, because both use the same cookie. */
const bindThisBrowser = () => bindBrowser(LINK_MINUTES * 60);

export async function passkeysCall({ viewer }: Member) {
  return { items: await listPasskeys(viewer), nextCursor: null };
}

export async function passkeyCreationCall({
  viewer,
  at,
  body,
}: Member & { body: { currentPassword?: string | undefined } }) {
  const reauthentication = await proveAgain(viewer, body.currentPassword, at);
  return passkeyCreationOptions(reauthentication, await bindThisBrowser(), at);
}

export async function addPasskeyCall({ request, viewer, at, body }: Member & { body: PasskeyInput }) {
  const browser = await readBrowserSecret();
  return addPasskey(viewer, body, { browser, origin: originOf(request), at });
}

export async function removePasskeyCall({ request, viewer, params, at }: Member) {
  const id = params.passkeyId ?? '';
  if (!isId(id)) throw notFoundError();
  await removePasskey(viewer, id, { origin: originOf(request), at });
  return { success: true };
}

/** From a form without scripts. */
export async function dismissPasskeyOfferCall({ viewer }: Member): Promise<Response> {
  await dismissPasskeyOffer(viewer);
  const headers = { Location: paths.home, 'Cache-Control': 'private, no-store' };
  return new Response(null, { status: 303, headers });
}

export async function passkeyRequestCall({ at }: RouteContext) {
  requireOtherWays();
  return passkeyRequestOptions(await bindThisBrowser(), at);
}

export async function passkeySignInCall({ request, at, body }: RouteContext & { body: PasskeySignInInput }) {
  requireOtherWays();
  const browser = await readBrowserSecret();
  const signIn = async () => ({
    ...(await signInWithPasskey(body, { browser, origin: originOf(request), at })),
    ...{ isFirst: false, isRegistration: false },
  });
  return answerSignIn(request, at, () => countingMisses(request, MISSES, signIn));
}
