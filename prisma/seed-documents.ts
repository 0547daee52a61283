import { db } from '@/lib/core/db/client';
import { readPdfContent } from '@/lib/core/pdf/pdf-content';
import { storage } from '@/lib/core/storage/storage';
import { foldLetters } from '@/lib/core/text/fold';
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

type Locale = 'en' | 'es';

async function drawDocument(locale: Locale) {
  const { name, title, lines } = words[locale];
  const content = drawReport(title, lines);
  return { name, content, ...(await readPdfContent(content)) };
}

const drawnDocuments = new Map<Locale, ReturnType<typeof drawDocument>>();

function documentIn(locale: Locale): ReturnType<typeof drawDocument> {
  const document = drawnDocuments.get(locale) ?? drawDocument(locale);
  drawnDocuments.set(locale, document);
  return document;
}

async function storeDocument(
  petId: string,
  { name, content, preview, texts }: Awaited<ReturnType<typeof drawDocument>>,
) {
  const fileKey = `pets/${petId}/documents/${newId()}`;
  await storage().put(contentKey(fileKey, 'application/pdf'), content);
  if (preview) await storage().put(previewKeyOf(fileKey), preview);
  return {
    ...{ id: newId(), petId, name, fileKey },
    contentType: 'application/pdf',
    previewKey: preview && previewKeyOf(fileKey),
    bytes: content.length + (preview?.length ?? 0),
    pages: texts.map(({ number, text }) => ({ number, text: foldLetters(text) })),
  };
}

type StoredDocument = Awaited<ReturnType<typeof storeDocument>>;

const pagesOf = ({ id, pages }: StoredDocument) => pages.map((page) => ({ documentId: id, ...page }));

export async function seedDocuments(petId: string, locale: Locale, at: Date): Promise<void> {
  const visit = await db().vetRecord.findFirst({ where: { petId }, select: { id: true } });
  const { pages, ...row } = await storeDocument(petId, await documentIn(locale));
  await db().document.create({
    data: {
      ...row,
      vetRecordId: visit?.id ?? null,
      createdAt: at,
      updatedAt: at,
      textReadAt: at,
      pages: { create: pages },
    },
  });
}

export async function seedOlderDocuments(
  petId: string,
  visits: readonly { id: string; createdAt: Date }[],
  locale: Locale,
): Promise<void> {
  const document = await documentIn(locale);
  const storedDocuments = await Promise.all(visits.map(() => storeDocument(petId, document)));
  const data = visits.map(({ id, createdAt }, index) => {
    const { pages: _, ...row } = storedDocuments[index] as StoredDocument;
    return { ...row, vetRecordId: id, createdAt, updatedAt: createdAt, textReadAt: createdAt };
  });
  await db().document.createMany({ data });
  await db().documentPage.createMany({ data: storedDocuments.flatMap(pagesOf) });
}
