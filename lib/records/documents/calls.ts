import 'server-only';
import { checkPetAccess, type PetAccess } from '@/lib/access/pet-access';
import type { Caller } from '@/lib/access/viewer';
import type { WithAttribution } from '@/lib/collections/attribution';
import { createUpload } from '@/lib/collections/create-once';
import { authorOf, ifMatchOf } from '@/lib/collections/routes';
import { splitEntryId } from '@/lib/core/http/entry-id';
import { uploadOnce } from '@/lib/core/http/idempotency';
import type { Page } from '@/lib/core/http/pagination';
import { type CreateResult, Repeated } from '@/lib/core/http/repeated';
import type { RouteContext } from '@/lib/core/http/route';
import { validate } from '@/lib/core/http/validate';
import { imageKind, processScan } from '@/lib/core/media/images';
import { imageResponse } from '@/lib/core/media/photos';
import { readUpload } from '@/lib/core/media/upload';
import { isPdf, isWholePdf } from '@/lib/core/pdf/pdf-content';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { filePolicy } from '@/lib/core/security/content-security-policy';
import { storage } from '@/lib/core/storage/storage';
import { newId } from '@/lib/core/validation/ids';
import { documents } from './collection';
import { contentKey, type PetDocument, previewKeyOf, shareable } from './document';
import { attachmentOf, cleanFileName } from './file-name';
import { addDocument, renameDocument, restoreDocument, type StoredDocument } from './mutations';
import { type DocumentFile, getDocumentFile, listDocuments } from './queries';
import { type DocumentPatch, type DocumentQuery, documentFields } from './schema';
import { documentLimits } from './vocabulary';

interface ViewContext extends RouteContext {
  access: PetAccess<'view'>;
}

interface EditContext extends RouteContext {
  viewer: Caller;
  access: PetAccess<'edit'>;
}

const BROKEN = 'There was an error processing the file';

export const readDocument = (request: Request) =>
  readUpload(request, { maxBytes: documentLimits.bytes, broken: BROKEN });

export function documentsCall({
  access,
  query,
}: ViewContext & { query: DocumentQuery }): Promise<Page<WithAttribution<PetDocument>>> {
  return listDocuments(access, query);
}

/**
 * Stores the content first, and deletes it if the row is refused or already exists. After any other failure the sweep
 * deletes it if needed.
 */
export async function receiveDocument({
  access,
  viewer,
  request,
  at,
}: EditContext): Promise<CreateResult<WithAttribution<PetDocument>>> {
  const upload = await readDocument(request);
  const { entryId, rest } = splitEntryId(upload.fields);
  const { name, importId, ...parent } = validate(documentFields, rest);
  const content = await contentOf(upload.bytes);
  const storedDocument = await storeDocument(access, content, name?.trim() || upload.name);
  let added = false;
  try {
    const work = async () => {
      const createdDocument = await createUpload(access, {
        ...{ importId, userId: viewer.userId, at },
        of: 'documents',
        id: entryId,
        find: (id) => documents.getStored(access, id),
        create: (id) => addDocument(access, { ...storedDocument, id }, parent, at),
      });
      added = !(createdDocument instanceof Repeated);
      return createdDocument;
    };
    const checkRepeat = () => checkPetAccess(viewer, access.petId, 'edit', at);
    const document = await uploadOnce({ request, userId: viewer.userId, upload, at, checkRepeat }, work);
    if (!added) await storage().remove(`${storedDocument.fileKey}-`);
    return document;
  } catch (error) {
    if (error instanceof AppError) await storage().remove(`${storedDocument.fileKey}-`);
    throw error;
  }
}

interface Content {
  contentType: StoredDocument['contentType'];
  content: Buffer;
  preview: Buffer | null;
}

/** Stores PDFs unchanged; the server only opens them to draw previews. @throws AppError unsupported_type, invalid */
export async function contentOf(bytes: Buffer): Promise<Content> {
  if (imageKind(bytes)) return { contentType: 'image/jpeg', ...(await processScan(bytes)) };
  if (!isPdf(bytes)) {
    throw new AppError('unsupported_type', 'Invalid file type. Please upload PDFs or images only');
  }
  if (!isWholePdf(bytes)) throw new AppError('invalid', BROKEN);
  return { contentType: 'application/pdf', content: bytes, preview: null };
}

/** Stores content. If no row names its key later, the caller or the sweep deletes it. @throws AppError unavailable */
export async function storeDocument(
  { petId }: PetAccess<'view'>,
  { contentType, content, preview }: Content,
  name: string,
): Promise<Omit<StoredDocument, 'id'>> {
  const fileKey = `pets/${petId}/documents/${newId()}`;
  await storage().put(contentKey(fileKey, contentType), content);
  if (preview) await storage().put(previewKeyOf(fileKey), preview);
  return {
    fileKey,
    contentType,
    name: cleanFileName(name, contentType),
    previewKey: preview && previewKeyOf(fileKey),
    bytes: content.length + (preview?.length ?? 0),
  };
}

export async function serveDocument({ access, params }: ViewContext): Promise<Response> {
  return documentResponse(await getDocumentFile(access, params.documentId ?? ''));
}

/** For links. @throws AppError not_found */
export async function serveSharedDocument({ access, params }: ViewContext): Promise<Response> {
  return documentResponse(await getDocumentFile(access, params.documentId ?? '', shareable));
}

/** Sends the file as an attachment, so that no uploaded file opens on our origin. @throws AppError not_found */
export async function documentResponse({ name, contentType, fileKey }: DocumentFile): Promise<Response> {
  const bytes = await storage().get(contentKey(fileKey, contentType));
  if (!bytes) throw notFoundError();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(bytes.length),
      'Content-Disposition': attachmentOf(name),
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': filePolicy,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}

export async function servePreview({ access, params, request }: ViewContext): Promise<Response> {
  return imageResponse(request, (await getDocumentFile(access, params.documentId ?? '')).previewKey);
}

export function renameCall({
  access,
  viewer,
  params,
  body,
  request,
  at,
}: EditContext & { body: DocumentPatch }): Promise<WithAttribution<PetDocument>> {
  const change = { author: authorOf(viewer, at), ifMatch: ifMatchOf(request) };
  return renameDocument(access, params.documentId ?? '', body.name, change);
}

export function restoreCall({ access, params, at }: EditContext): Promise<WithAttribution<PetDocument>> {
  return restoreDocument(access, params.documentId ?? '', at);
}
