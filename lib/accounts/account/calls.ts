import 'server-only';
import { findViewer, type Viewer } from '@/lib/access/viewer';
import { deviceKey } from '@/lib/core/auth/device-key';
import { setFormatCookie } from '@/lib/core/auth/formats-cookie';
import { dropSessionCookie } from '@/lib/core/auth/next-auth';
import { originOf } from '@/lib/core/http/origin';
import { requestSessionSecret } from '@/lib/core/http/request';
import { rememberRequester } from '@/lib/core/http/requester';
import type { RouteContext } from '@/lib/core/http/route';
import { MAX_PHOTO_BYTES } from '@/lib/core/media/photo-limit';
import { photoResponse, removePhotoFiles, storePhoto } from '@/lib/core/media/photos';
import { readUpload } from '@/lib/core/media/upload';
import { notFoundError, unauthenticatedError } from '@/lib/core/runtime/errors';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { storage } from '@/lib/core/storage/storage';
import { isId } from '@/lib/core/validation/ids';
import { deleteAccount, endOtherSessions, endOwnSession, setOwnPhotoKey, updateProfile } from './mutations';
import { type CurrentUser, currentUser, findOwnPhotoKey, getProfile, listSessions, type Profile } from './queries';
import type { DeviceKeyInput, ProfilePatch } from './schema';

type Member = RouteContext & { viewer: Viewer };

/** Also updates the format cookie on every visit, so that a format chosen on another device arrives here. */
export async function currentUserCall({ viewer }: Member): Promise<CurrentUser> {
  await setFormatCookie(viewer.englishFormat);
  return currentUser(viewer);
}

export function profileCall({ viewer }: Member): Promise<Profile> {
  return getProfile(viewer);
}

export async function updateProfileCall({
  request,
  viewer,
  at,
  body,
}: Member & { body: ProfilePatch }): Promise<Profile> {
  await updateProfile(viewer, body, at);
  if (body.englishFormat !== undefined) await setFormatCookie(body.englishFormat);
  return getChangedProfile(request, at);
}

export async function receiveOwnPhoto({ request, viewer, at }: Member): Promise<Profile> {
  const { bytes } = await readUpload(request, { maxBytes: MAX_PHOTO_BYTES });
  return replacePhoto({ request, viewer, at }, await storePhoto(bytes, `users/${viewer.userId}`));
}

export async function removeOwnPhoto({ request, viewer, at }: Member): Promise<Profile> {
  return replacePhoto({ request, viewer, at }, null);
}

export async function serveOwnPhoto({ request, viewer, query }: Member & { query: { size: string } }) {
  return photoResponse(request, await findOwnPhotoKey(viewer), query.size);
}

const DEVICE_KEYS = { name: 'device-key', points: 30, duration: 3600 };

export async function deviceKeyCall({ viewer, body }: Member & { body: DeviceKeyInput }): Promise<{ key: string }> {
  await enforceLimits([DEVICE_KEYS, viewer.userId]);
  return { key: deviceKey(viewer.userId, body.device) };
}

export async function sessionsCall({ viewer, at }: Member) {
  return { items: await listSessions(viewer, at), nextCursor: null };
}

export async function endSessionCall({ request, viewer, params, at }: Member) {
  const sessionId = params.sessionId ?? '';
  if (!isId(sessionId)) throw notFoundError();
  await endOwnSession(viewer, sessionId, { origin: originOf(request), at });
  return { success: true };
}

export async function endOtherSessionsCall({ request, viewer, at }: Member) {
  await endOtherSessions(viewer, { origin: originOf(request), at });
  await rememberRequester(request, viewer.userId, at);
  return { success: true };
}

/**
 * Deletes the rows first, in one transaction. If the server crashes before it deletes the files, the sweep does so.
 * @throws AppError confirmation_required if other people look after the pets
 */
export async function deleteAccountCall({
  request,
  viewer,
  at,
  query,
}: Member & { query: { confirmed?: string | undefined } }) {
  const folders = await deleteAccount(viewer, { origin: originOf(request), at, confirmed: query.confirmed === '1' });
  for (const folder of folders) await storage().remove(folder);
  await dropSessionCookie();
  await setFormatCookie(null);
  return { success: true };
}

async function replacePhoto(
  { request, viewer, at }: Pick<Member, 'request' | 'viewer' | 'at'>,
  photoKey: string | null,
) {
  const replacedPhotoKey = await setOwnPhotoKey(viewer, photoKey, at);
  if (replacedPhotoKey) await removePhotoFiles(replacedPhotoKey);
  return getChangedProfile(request, at);
}

/** Reads the viewer again, because `viewer` holds the values from before the change. */
async function getChangedProfile(request: Request, at: Date): Promise<Profile> {
  const viewer = await findViewer(await requestSessionSecret(request), at);
  if (!viewer) throw unauthenticatedError();
  return getProfile(viewer);
}
