import sharp from 'sharp';
import type { Person } from './people';
import type { Answer } from './visitor';

export function aPhoto({ width = 1200, height = 900, colour = '#0f5c4d', taken = '2025:12:31 23:30:00' } = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD2: { DateTimeOriginal: taken }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
    .jpeg()
    .toBuffer();
}

interface Upload {
  fields?: Record<string, string>;
  file?: Uint8Array;
  headers?: Record<string, string>;
}

export async function sendsPhoto(person: Person, petId: string, { fields = {}, file, headers }: Upload = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file ?? (await aPhoto()))]), 'photo.jpg');
  return person.post(`/api/pets/${petId}/photos`, form, headers);
}

export async function addsPhoto(person: Person, petId: string, upload: Upload = {}): Promise<Answer['body']> {
  const { status, body } = await sendsPhoto(person, petId, upload);
  if (status !== 201) throw new Error(`adding a photo answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
