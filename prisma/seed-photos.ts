import pLimit from 'p-limit';
import sharp from 'sharp';
import { db } from '@/lib/core/db/client';
import { enqueue } from '@/lib/core/jobs/queue';
import { placeholderOf, processPhoto } from '@/lib/core/media/images';
import { storage } from '@/lib/core/storage/storage';
import { addMs, DAY } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { photoFile } from '@/lib/records/photos/photo';
import { photoEdges } from '@/lib/records/photos/vocabulary';
import { drawPortrait } from './drawings/portrait';
import { insertInParts } from './insert-in-parts';

const looks = [
  { daysAgo: 3, hue: 0, ratio: 4 / 3, word: 'nap' },
  { daysAgo: 25, hue: 25, ratio: 1, word: 'walk' },
  { daysAgo: 70, hue: -30, ratio: 3 / 4, word: 'birthday' },
  { daysAgo: 390, hue: 140, ratio: 3 / 2, word: 'snow' },
] as const;

const words = {
  en: {
    nap: { caption: 'Sound asleep after the walk', tags: ['home'], location: 'On the sofa' },
    walk: { caption: 'Autumn light', tags: ['walk'], location: 'Sunny Park' },
    birthday: { caption: 'One year older', tags: ['birthday', 'home'], location: null },
    snow: { caption: 'First snow!', tags: ['walk', 'snow'], location: 'Sunny Hill' },
  },
  es: {
    nap: { caption: 'A dormir después del paseo', tags: ['casa'], location: 'En el sofá' },
    walk: { caption: 'Luz de otoño', tags: ['paseo'], location: 'Parque del Sol' },
    birthday: { caption: 'Un año más', tags: ['cumpleaños', 'casa'], location: null },
    snow: { caption: '¡La primera nieve!', tags: ['paseo', 'nieve'], location: 'Monte del Sol' },
  },
} as const;

type PetType = Parameters<typeof drawPortrait>[0];
type Look = (typeof looks)[number];

async function drawPhoto(portrait: Buffer, { hue, ratio }: Look) {
  const sentPhoto = await sharp(portrait)
    .modulate({ hue: (hue + 360) % 360 })
    .resize({ width: 1200, height: Math.round(1200 / ratio), fit: 'cover' })
    .jpeg()
    .toBuffer();
  const { variants, width, height } = await processPhoto(sentPhoto, photoEdges);
  const columns = {
    ...{ width, height, sentBytes: sentPhoto.length },
    placeholder: variants[0] ? await placeholderOf(variants[0].bytes) : '',
    bytes: variants.reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
  return { variants, columns };
}

type DrawnPhotos = { look: Look; photo: Awaited<ReturnType<typeof drawPhoto>> }[];

const drawnPhotos = new Map<PetType, Promise<DrawnPhotos>>();

function photosOf(type: PetType): Promise<DrawnPhotos> {
  const drawPhotos = async () => {
    const portrait = await drawPortrait(type);
    return Promise.all(looks.map(async (look) => ({ look, photo: await drawPhoto(portrait, look) })));
  };
  const photos = drawnPhotos.get(type) ?? drawPhotos();
  drawnPhotos.set(type, photos);
  return photos;
}

async function storePhoto(petId: string, { variants, columns }: Awaited<ReturnType<typeof drawPhoto>>, at: Date) {
  const photoKey = `pets/${petId}/photos/${newId()}`;
  for (const { size, bytes } of variants) await storage().put(photoFile(photoKey, size), bytes);
  return { id: newId(), petId, photoKey, ...columns, createdAt: at, updatedAt: at };
}

/** Stores photos. A job per photo makes the variants. */
export async function seedPhotos(petId: string, type: PetType, locale: 'en' | 'es', at: Date): Promise<void> {
  for (const { look, photo } of await photosOf(type)) {
    const row = await storePhoto(petId, photo, at);
    const { caption, tags, location } = words[locale][look.word];
    const takenAt = addMs(at, -look.daysAgo * DAY);
    await db().photo.create({ data: { ...row, caption, tags: [...tags], location, takenAt } });
    await enqueue({ name: 'photo-variants' }, { photoId: row.id });
  }
}

const TOGETHER = 8;

interface OlderPhotos {
  type: PetType;
  locale: 'en' | 'es';
  at: Date;
  count: number;
  /** Days. */
  over: number;
}

/** Spreads photos evenly over a time, in WebP alone: making AVIF files of thousands takes an hour. */
export async function seedOlderPhotos(petId: string, { type, locale, at, count, over }: OlderPhotos): Promise<void> {
  const photos = await photosOf(type);
  const limitWork = pLimit(TOGETHER);
  const store = async (index: number) => {
    const { look, photo } = photos[index % photos.length] as DrawnPhotos[number];
    const { caption, tags, location } = words[locale][look.word];
    const takenAt = addMs(at, -Math.round(((index + 1) * over * DAY) / count));
    const texts = { caption: index % 3 === 0 ? caption : null, tags: [...tags], location };
    return { ...(await storePhoto(petId, photo, at)), ...texts, takenAt };
  };
  const rows = await Promise.all(Array.from({ length: count }, (_, index) => limitWork(store, index)));
  await insertInParts(rows, (data) => db().photo.createMany({ data }));
}
