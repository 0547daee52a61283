import { db } from '@/lib/core/db/client';
import { drawFirstPage } from '@/lib/core/pdf/first-page';
import { storage } from '@/lib/core/storage/storage';
import { newId } from '@/lib/core/validation/ids';
import { contentKey, previewKeyOf } from '@/lib/records/documents/document';
import { drawReport } from './drawings/report';

const words = {
  en: {
    name: 'Blood count.pdf',
    title: 'Blood count',
    lines: [
      'Red cells: 6.8 (5.5 to 8.5)',
      'White cells: 9.1 (6 to 17)',
      'Platelets: 310 (200 to 500)',
      'All within range.',
    ],
  },
  es: {
    name: 'Análisis de sangre.pdf',
    title: 'Análisis de sangre',
    lines: [
      'Glóbulos rojos: 6,8 (de 5,5 a 8,5)',
      'Glóbulos blancos: 9,1 (de 6 a 17)',
      'Plaquetas: 310 (de 200 a 500)',
      'Todo dentro de lo normal.',
    ],
  },
} as const;

/** Stores files before rows, like every upload. */
export async function seedDocuments(petId: string, locale: 'en' | 'es', at: Date): Promise<void> {
  const visit = await db().vetRecord.findFirst({ where: { petId }, select: { id: true } });
  const { name, title, lines } = words[locale];
  const content = drawReport(title, lines);
  const preview = await drawFirstPage(content);
  const fileKey = `pets/${petId}/documents/${newId()}`;
  await storage().put(contentKey(fileKey, 'application/pdf'), content);
  if (preview) await storage().put(previewKeyOf(fileKey), preview);
  await db().document.create({
    data: {
      id: newId(),
      petId,
      vetRecordId: visit?.id ?? null,
      name,
      contentType: 'application/pdf',
      fileKey,
      previewKey: preview && previewKeyOf(fileKey),
      bytes: content.length + (preview?.length ?? 0),
      createdAt: at,
      updatedAt: at,
    },
  });
}
