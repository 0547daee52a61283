import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PetAccess } from '@/lib/access/pet-access';
import { entryOf } from '@/lib/core/http/repeated';
import { receiveDocument } from '@/lib/records/documents/calls';
import { vetRecords } from '@/lib/records/vet-records/collection';
import { aPetOf, aViewer, noon } from './members';

const PATH = 'http://localhost:3000/api/pets/x/documents';
const author = { name: 'Ana', timeZone: 'UTC', at: noon };

type Fields = Record<string, string>;

function buildUpload(bytes: Uint8Array, name: string, fields: Fields = {}, headers: Fields = {}): Request {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  return new Request(PATH, { method: 'POST', body, headers });
}

export async function aPetWithDocuments() {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const context = (request = new Request(PATH), params: Fields = {}) => ({
    viewer,
    access,
    request,
    params,
    locale: 'en' as const,
    formatLocale: 'en' as const,
    at: noon,
  });
  const attachDocument = async (bytes: Uint8Array, name = 'report.pdf', fields: Fields = {}, headers: Fields = {}) =>
    entryOf(await receiveDocument(context(buildUpload(bytes, name, fields, headers))));
  return { viewer, access, context, attach: attachDocument };
}

export const aVisit = (access: PetAccess<'edit'>) =>
  vetRecords.create(
    access,
    vetRecords.input(noon).parse({ visitedOn: '2026-03-01', description: '<p>Fine</p>' }),
    author,
  );

export async function filesOf({ petId }: PetAccess<'view'>): Promise<string[]> {
  const folder = path.join(process.env.DATA_DIR ?? '', 'files', 'pets', petId, 'documents');
  const names = await readdir(folder).catch(() => []);
  return names.map((name) => name.slice(37)).sort();
}

export const aScan = () =>
  sharp({ create: { width: 4000, height: 1000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .withMetadata({ exif: { IFD3: { GPSLatitude: '40/1 25/1 0/1' } } })
    .png()
    .toBuffer();
