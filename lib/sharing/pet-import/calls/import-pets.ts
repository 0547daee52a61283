import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { startImport } from '@/lib/collections/imports';
import { findStorageRoom } from '@/lib/collections/quota';
import type { RouteContext } from '@/lib/core/http/route';
import { validate } from '@/lib/core/http/validate';
import { readUpload } from '@/lib/core/media/upload';
import { AppError } from '@/lib/core/runtime/errors';
import { createGate } from '@/lib/core/runtime/gate';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { newId } from '@/lib/core/validation/ids';
import { parentFields } from '@/lib/records/documents/vocabulary';
import type { ExportedPet, ValidPet } from '../exported-pet';
import { photoName } from '../file-names';
import { importPet } from '../mutations';
import { countRoom, findExistingPets, findFiles, type PetFiles } from '../queries';
import { importFields } from '../schema';
import { type ImportAnswer, importLimits, type PetPreview, type PetState } from '../vocabulary';
import { NOT_AN_EXPORT, readArchive } from './archive';
import { readPets } from './read-pets';

/** Each import sends its file twice. */
const PER_HOUR = { name: 'pet-import', points: 20, duration: 3600 };

/** One at a time, because parsed data takes several times the memory of its text. */
const enterImport = createGate({ name: 'imports', running: 1, waiting: 4, patienceMs: 20_000 });

/** A receipt whose cost was deleted after an earlier import. */
const isLostReceipt = ({ fields }: PetPreview['files'][number], { parents }: PetFiles) =>
  fields.expenseId !== undefined && !parents.has(fields.expenseId);

/** Without its entry, which was deleted after an earlier import, a document belongs to the pet. */
function withoutDeletedParents(file: PetPreview['files'][number], { parents }: PetFiles): typeof file {
  const fields = Object.entries(file.fields).filter(
    ([name, value]) => !parentFields.some((field) => field === name) || parents.has(value),
  );
  return { ...file, fields: Object.fromEntries(fields) };
}

/** @param own files of the pet if it is the viewer's own already */
function toPreview(pet: ExportedPet, state: PetState, own: PetFiles | undefined): PetPreview {
  const { id, exportedId, name, unreadable, deleted, rows } = pet;
  const entries = Object.fromEntries([...rows].map(([list, { length }]) => [list, length]));
  const isNew = state === 'new' || state === 'imported';
  const missing = own
    ? pet.files
        .filter((file) => !own.ids.has(file.id) && !isLostReceipt(file, own))
        .map((file) => withoutDeletedParents(file, own))
    : [];
  return {
    ...{ id, name, state, entries, unreadable, deleted },
    portrait: isNew || own?.hadPortrait === false ? photoName(exportedId) : null,
    files: isNew ? pet.files : missing,
  };
}

async function statesOf(viewer: Viewer, pets: readonly ExportedPet[]): Promise<PetState[]> {
  const present = await findExistingPets(viewer, pets);
  let room = await countRoom(viewer);
  return pets.map(({ id, exportedId, profile, hasTooMany }) => {
    if (present.has(id) || present.has(exportedId)) return 'present';
    if (!profile) return 'unreadable';
    if (hasTooMany) return 'tooMany';
    room -= 1;
    return room < 0 ? 'noRoom' : 'new';
  });
}

async function importNew(viewer: Viewer, pet: ValidPet, at: Date, importId: string): Promise<PetState> {
  try {
    return (await importPet(viewer, pet, at, importId)) ? 'imported' : 'present';
  } catch (error) {
    if (error instanceof AppError && error.code === 'limit_reached') return 'noRoom';
    throw error;
  }
}

const countEntries = (pets: readonly ExportedPet[]) =>
  pets.flatMap(({ rows }) => [...rows.values()]).reduce((sum, rows) => sum + rows.length, 0);

/** One transaction per pet: after a failure, the same file adds the rest. A rehearsal writes nothing. */
export async function importCall({ request, viewer, at }: RouteContext & { viewer: Viewer }): Promise<ImportAnswer> {
  await enforceLimits([PER_HOUR, viewer.userId]);
  const { bytes, fields } = await readUpload(request, { maxBytes: importLimits.bytes, broken: NOT_AN_EXPORT });
  const { rehearsal, importId = newId(), fileName, files } = validate(importFields, fields);
  const work = async () => {
    const pets = await readPets(readArchive(bytes), viewer, at);
    const states = await statesOf(viewer, pets);
    const ids = pets.map(({ id }) => id);
    const ownFiles = await findFiles(viewer, ids);
    const previews: PetPreview[] = [];
    if (!rehearsal && (files > 0 || states.includes('new'))) {
      const entries = countEntries(pets.filter((_, index) => states[index] === 'new'));
      await startImport({ importId, userId: viewer.userId, kind: 'pets', fileName, entries, files }, at);
    }
    for (const [index, pet] of pets.entries()) {
      const { profile } = pet;
      const state = states[index] ?? 'unreadable';
      const isImported = state === 'new' && profile !== null && !rehearsal;
      const outcome = isImported ? await importNew(viewer, { ...pet, profile }, at, importId) : state;
      previews.push(toPreview(pet, outcome, ownFiles.get(pet.id)));
    }
    return { pets: previews, room: await findStorageRoom(viewer) };
  };
  return enterImport(work, { signal: request.signal });
}
