import 'server-only';
import { createHash } from 'node:crypto';
import { checkPetAccess, type PetAccess } from '@/lib/access/pet-access';
import type { SharedPhotoAccess } from '@/lib/access/photo-link';
import type { Caller } from '@/lib/access/viewer';
import type { WithAttribution } from '@/lib/collections/attribution';
import { createUpload } from '@/lib/collections/create-once';
import { splitEntryId } from '@/lib/core/http/entry-id';
import { uploadOnce } from '@/lib/core/http/idempotency';
import type { Page } from '@/lib/core/http/pagination';
import { type CreateResult, Repeated } from '@/lib/core/http/repeated';
import type { RouteContext } from '@/lib/core/http/route';
import { validate } from '@/lib/core/http/validate';
import { placeholderOf, processPhoto } from '@/lib/core/media/images';
import { MAX_PHOTO_BYTES } from '@/lib/core/media/photo-limit';
import { imageResponse, removePhotoFiles } from '@/lib/core/media/photos';
import { readUpload, type Upload } from '@/lib/core/media/upload';
import { AppError } from '@/lib/core/runtime/errors';
import { storage } from '@/lib/core/storage/storage';
import { newId } from '@/lib/core/validation/ids';
import { photos } from './collection';
import { readExifTime } from './exif-date';
import { addPhoto, replacePhoto, type StoredPhoto } from './mutations';
import { type Photo, photoFile } from './photo';
import { findPhotoByHash, getPhotoKey, getSharedPhotoKey, listPhotos } from './queries';
import { type PhotoQuery, photoUpload } from './schema';
import { takenAt } from './taken';
import { photoEdges } from './vocabulary';

interface ViewContext extends RouteContext {
  viewer: Caller;
  access: PetAccess<'view'>;
}

interface EditContext extends RouteContext {
  viewer: Caller;
  access: PetAccess<'edit'>;
}

export function photosCall({
  access,
  viewer,
  query,
}: ViewContext & { query: PhotoQuery }): Promise<Page<WithAttribution<Photo>>> {
  return listPhotos(access, query, viewer.timeZone);
}

export async function receiveGalleryPhoto(context: EditContext): Promise<CreateResult<WithAttribution<Photo>>> {
  const { access, viewer, request, at } = context;
  const upload = await readUpload(request, { maxBytes: MAX_PHOTO_BYTES });
  const { entryId, rest } = splitEntryId(upload.fields);
  const { importId, ...texts } = validate(photoUpload(at), rest);
  return addUploadedPhoto(context, upload, async ({ exif, stored }) => {
    const sameId = importId && (await findPhotoByHash(access, importId, stored.sentHash));
    const same = sameId ? await photos.getStored(access, sameId) : null;
    if (same) return new Repeated(same);
    const camera = exif && readExifTime(exif);
    const takenAtDate = texts.takenAt ?? takenAt(camera, viewer.timeZone, at) ?? at;
    return createUpload(access, {
      ...{ importId, userId: viewer.userId, at },
      of: 'photos',
      id: entryId,
      find: (id) => photos.getStored(access, id),
      create: (id) => addPhoto(access, { ...stored, id }, { ...texts, takenAt: takenAtDate }, at),
    });
  });
}

export async function receiveCrop(context: EditContext): Promise<CreateResult<WithAttribution<Photo>>> {
  const { access, params, request, at } = context;
  const upload = await readUpload(request, { maxBytes: MAX_PHOTO_BYTES });
  return addUploadedPhoto(context, upload, ({ stored }) => replacePhoto(access, params.photoId ?? '', stored, at));
}

async function addUploadedPhoto(
  { access, viewer, request, at }: EditContext,
  upload: Upload,
  addRow: (file: StoredFile) => Promise<CreateResult<WithAttribution<Photo>>>,
): Promise<CreateResult<WithAttribution<Photo>>> {
  const file = await storeGalleryPhoto(upload.bytes, `pets/${access.petId}/photos`);
  const { stored } = file;
  let added = false;
  try {
    const checkRepeat = () => checkPetAccess(viewer, access.petId, 'edit', at);
    const photo = await uploadOnce({ request, userId: viewer.userId, upload, at, checkRepeat }, async () => {
      const row = await addRow(file);
      added = !(row instanceof Repeated);
      return row;
    });
    if (!added) await removePhotoFiles(stored.photoKey);
    return photo;
  } catch (error) {
    // After any other failure the row may be committed, so the sweep decides about the files.
    if (error instanceof AppError) await removePhotoFiles(stored.photoKey);
    throw error;
  }
}

interface StoredFile {
  exif: Uint8Array | null;
  stored: StoredPhoto & { sentHash: string };
}

/** Decodes and encodes the photo again, so that the stored files contain no other data. */
export async function storeGalleryPhoto(bytes: Buffer, folder: string): Promise<StoredFile> {
  const { variants, width, height, exif } = await processPhoto(bytes, photoEdges);
  const [first] = variants;
  const placeholder = first ? await placeholderOf(first.bytes) : '';
  const photoKey = `${folder}/${newId()}`;
  for (const variant of variants) await storage().put(photoFile(photoKey, variant.size), variant.bytes);
  const storedBytes = variants.reduce((sum, variant) => sum + variant.bytes.length, 0);
  const original = { sentBytes: bytes.length, sentHash: createHash('sha256').update(bytes).digest('base64url') };
  return { exif, stored: { photoKey, width, height, placeholder, bytes: storedBytes, ...original } };
}

export async function servePhotoFile({ access, request, params, query }: ViewContext & { query: { size: string } }) {
  return imageResponse(request, photoFile(await getPhotoKey(access, params.photoId ?? ''), query.size));
}

export async function serveSharedFile({
  access,
  request,
  query,
}: RouteContext & { access: SharedPhotoAccess; query: { size: string } }) {
  return imageResponse(request, photoFile(await getSharedPhotoKey(access), query.size));
}
