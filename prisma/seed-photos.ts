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

/** Stores photos. A job per photo creates the variants. */
export async function seedPhotos(
  petId: string,
  type: Parameters<typeof drawPortrait>[0],
  locale: 'en' | 'es',
  at: Date,
): Promise<void> {
  const portrait = await drawPortrait(type);
  for (const { daysAgo, hue, ratio, word } of looks) {
    const sent = await sharp(portrait)
      .modulate({ hue: (hue + 360) % 360 })
      .resize({ width: 1200, height: Math.round(1200 / ratio), fit: 'cover' })
      .jpeg()
      .toBuffer();
    const { variants, width, height } = await processPhoto(sent, photoEdges);
    const [id, photoKey] = [newId(), `pets/${petId}/photos/${newId()}`];
    for (const { size, bytes } of variants) await storage().put(photoFile(photoKey, size), bytes);
    const { caption, tags, location } = words[locale][word];
    await db().photo.create({
      data: {
        id,
        petId,
        photoKey,
        caption,
        tags: [...tags],
        location,
        takenAt: addMs(at, -daysAgo * DAY),
        width,
        height,
        placeholder: variants[0] ? await placeholderOf(variants[0].bytes) : '',
        bytes: variants.reduce((sum, { bytes }) => sum + bytes.length, 0),
        sentBytes: sent.length,
        createdAt: at,
        updatedAt: at,
      },
    });
    await enqueue({ name: 'photo-variants' }, { photoId: id });
  }
}
