import 'server-only';
import type { OwnStay } from '@/lib/access/own-stay';
import type { PetAccess } from '@/lib/access/pet-access';
import { asSitter, passportAccess, type StayAccess } from '@/lib/access/stay-access';
import type { Viewer } from '@/lib/access/viewer';
import { originOf } from '@/lib/core/http/origin';
import type { RouteContext } from '@/lib/core/http/route';
import { validate } from '@/lib/core/http/validate';
import { photoResponse, removePhotoFiles } from '@/lib/core/media/photos';
import { qrSvg } from '@/lib/core/media/qr-svg';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { dayIn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { storeGalleryPhoto } from '@/lib/records/photos/calls';
import { readExifTime } from '@/lib/records/photos/exif-date';
import { takenAt } from '@/lib/records/photos/taken';
import { doseOfStay, rememberSitter, tickOfStay } from '@/lib/sharing/stays/mutations/lines';
import { noteOfStay } from '@/lib/sharing/stays/mutations/notes';
import { changeStay, createStay, revokeStay } from '@/lib/sharing/stays/mutations/stays';
import type { StayNote } from '@/lib/sharing/stays/note';
import { getStayUrl } from '@/lib/sharing/stays/queries/stays';
import {
  type NoteInput,
  nameInput,
  noteInput,
  type StayInput,
  type StayPatch,
  stayDoseInput,
  tickInput,
} from '@/lib/sharing/stays/schema';
import type { Stay } from '@/lib/sharing/stays/stay';
import { openStay, receiveOfSitter, type Sent } from './sitter-form';

const PHOTOS_PER_DAY = { name: 'stay-photo-day', points: 20, duration: 86_400 };

interface OwnerContext extends RouteContext {
  viewer: Viewer;
}

const causeOf = ({ request, viewer, at }: OwnerContext) => ({ viewer, origin: originOf(request), at });

export function createStayCall(context: OwnerContext & { body: StayInput }): Promise<Stay & { accessKey: string }> {
  return createStay(context.body, causeOf(context));
}

export function changeStayCall({ stay, body, at }: OwnerContext & { stay: OwnStay; body: StayPatch }): Promise<Stay> {
  return changeStay(stay, body, at);
}

export function revokeStayCall(context: OwnerContext & { stay: OwnStay }): Promise<{ success: true }> {
  return revokeStay(context.stay, causeOf(context));
}

export async function stayQrCall({ stay, at }: OwnerContext & { stay: OwnStay }): Promise<Response> {
  return new Response(qrSvg(await getStayUrl(stay, at)), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}

export function nameCall(context: RouteContext): Promise<Response> {
  return receiveOfSitter(context, 'name', async (stay, { fields }) => {
    const { name } = validate(nameInput, fields);
    const sitter = { typed: name, device: stay.device || newId() };
    await rememberSitter(stay, sitter, context.at);
    return { answer: { name }, outcome: null, sitter };
  });
}

/** API clients send a name with each entry; the page sends it once. @throws AppError invalid */
async function withName(stay: StayAccess, name: string | undefined, at: Date): Promise<StayAccess> {
  const typedName = name ?? stay.sitter;
  if (typedName === null)
    throw new AppError('invalid', 'Please check the fields', { fields: { name: 'stays.validation.name' } });
  const by = await asSitter(stay, { typed: typedName, device: stay.device });
  return by.pets.every(({ own }) => own !== null)
    ? by
    : rememberSitter(stay, { typed: typedName, device: stay.device }, at);
}

export function tickCall(context: RouteContext): Promise<Response> {
  return receiveOfSitter(context, 'day', async (stay, { fields }) => {
    const input = validate(tickInput, fields);
    const answer = await tickOfStay(await withName(stay, input.name, context.at), input, context.at);
    return { answer, outcome: input.undo ? 'undone' : 'done' };
  });
}

export function stayDoseCall(context: RouteContext): Promise<Response> {
  return receiveOfSitter(context, 'day', async (stay, { fields }) => {
    const input = validate(stayDoseInput, fields);
    const by = await withName(stay, input.name, context.at);
    const answer = await doseOfStay(by, input, context.at);
    if ('success' in answer) return { answer, outcome: 'undone' };
    return { answer, outcome: answer.by === by.sitterName ? 'given' : 'already' };
  });
}

export function stayNoteCall(context: RouteContext): Promise<Response> {
  return receiveOfSitter(context, 'tell', async (stay, input) => ({
    answer: await storeNote(stay, input, context.at),
    outcome: 'sent',
  }));
}

/** Requires a photo, unlike a note. */
export function stayPhotoCall(context: RouteContext): Promise<Response> {
  return receiveOfSitter(context, 'tell', async (stay, input) => {
    if (!input.file) throw new AppError('invalid', 'There was an error processing the image');
    return { answer: await storeNote(stay, input, context.at), outcome: 'sent' };
  });
}

async function storeNote(stay: StayAccess, { fields, file }: Sent, at: Date): Promise<StayNote> {
  const { name, text, petId, day = dayIn(at, stay.timeZone) }: NoteInput = validate(noteInput, fields);
  const by = await withName(stay, name, at);
  if (!file && text === null) {
    throw new AppError('invalid', 'Please check the fields', { fields: { text: 'stays.validation.empty' } });
  }
  if (!file) return noteOfStay(by, { day, text, photo: null }, at);
  const pet = petId ?? (stay.pets.length === 1 ? stay.pets[0]?.id : undefined);
  if (pet === undefined || !stay.pets.some(({ id }) => id === pet)) throw notFoundError();
  await enforceLimits([PHOTOS_PER_DAY, stay.stayId]);
  const { stored, exif } = await storeGalleryPhoto(file, `pets/${pet}/photos`);
  const photo = { petId: pet, stored, takenAt: takenAt(exif && readExifTime(exif), stay.timeZone, at) };
  return noteOfStay(by, { day, text, photo }, at).catch(async (error: unknown) => {
    // After any other failure the row may be committed, so the sweep decides.
    if (error instanceof AppError) await removePhotoFiles(stored.photoKey);
    throw error;
  });
}

export async function stayPetPhotoCall(context: RouteContext & { query: { size: string } }): Promise<Response> {
  const { pets } = await openStay(context);
  const pet = pets.find(({ id }) => id === context.params.petId);
  if (!pet) throw notFoundError();
  return photoResponse(context.request, pet.photoKey, context.query.size);
}

/** Grants the sitter's read access to a pet of the stay. @throws AppError not_found */
export function withStayPet(
  answer: (context: RouteContext & { access: PetAccess<'view'> }) => Promise<Response>,
): (context: RouteContext) => Promise<Response> {
  return async (context) => {
    const access = passportAccess(await openStay(context), context.params.petId ?? '');
    if (!access) throw notFoundError();
    return answer({ ...context, access });
  };
}
