import 'server-only';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { setAnswerCookies } from '@/lib/access/vet-answer-cookie';
import type { RouteContext } from '@/lib/core/http/route';
import type { Upload } from '@/lib/core/media/upload';
import { AppError, type AppErrorCode } from '@/lib/core/runtime/errors';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { newSecret } from '@/lib/core/security/secrets';
import { storage } from '@/lib/core/storage/storage';
import { contentOf, readDocument, storeDocument } from '@/lib/records/documents/calls';
import { storeProposedDocument } from '@/lib/sharing/proposals/mutations/documents';
import type { AnswerOutcome } from '@/lib/sharing/proposals/vocabulary';
import { answerWith, backToAnswer, openAgain, openForVet, type Place, secretOf } from './answer-form';

/** Counts documents that were removed from the answer again. */
const DOCUMENTS_PER_DAY = { name: 'proposal-document-day', points: 20, duration: 86_400 };

const outcomes: Partial<Record<AppErrorCode, AnswerOutcome>> = {
  too_large: 'tooLarge',
  unsupported_type: 'wrongType',
  invalid: 'unreadable',
  timeout: 'wait',
  limit_reached: 'fullOfDocuments',
};

export const isUpload = (request: Request) =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');

/** Stores files first and deletes refused ones. After any other failure the sweep decides. */
async function storeUpload(
  access: SharedPetAccess,
  secret: string,
  { bytes, name, fields }: Upload,
  at: Date,
): Promise<void> {
  const content = await contentOf(bytes);
  await enforceLimits([DOCUMENTS_PER_DAY, access.shareId]);
  const storedDocument = await storeDocument(access, content, fields.name?.trim() || name);
  try {
    await storeProposedDocument(access, secret, { ...storedDocument, animal: fields.animal }, at);
  } catch (error) {
    if (error instanceof AppError) await storage().remove(`${storedDocument.fileKey}-`);
    throw error;
  }
}

/** Accepts forms only, because JSON can't contain files. Adds the file to the answer of this browser. */
export async function proposeDocument(context: RouteContext): Promise<Response> {
  const { request, params, at } = context;
  const form = { do: 'add', kind: 'documents', row: 'add' };
  const place: Place = { accessKey: params.accessKey ?? '', form };
  try {
    const access = await openForVet(context);
    const upload = await readDocument(request);
    place.form = { ...upload.fields, ...form };
    const secret = secretOf(request) ?? newSecret();
    await storeUpload(access, secret, upload, at);
    const response = backToAnswer(place, 'kept');
    setAnswerCookies(response, place.accessKey, secret);
    return response;
  } catch (error) {
    return answerWith(error, place, openAgain(place.form), outcomes);
  }
}
