import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { storedName } from '@/components/records/vaccinations/stored-name';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import type { PaperReading } from '@/lib/browser/papers/read-paper';
import { paths } from '@/lib/core/config/paths';
import { newId } from '@/lib/core/validation/ids';
import { uploadDocument } from '@/lib/records/documents/client';
import { findDocumentProblem } from '@/lib/records/documents/problem';
import { undoImport } from '@/lib/sharing/imports/client';
import { savePaper } from '@/lib/sharing/papers/client';
import { toFormFields } from '@/lib/sharing/papers/form-errors';
import type { ReviewedEntries } from '@/lib/sharing/papers/review-schema';
import type { SavedPaper } from '@/lib/sharing/papers/vocabulary';
import type { ChosenPaper } from './use-paper';

/** The file itself, or its smaller picture if the photo exceeds the limit of documents. */
function fileToStore(file: File, reading: PaperReading | null): File {
  const picture = reading?.pictures[0];
  const isOnePhoto = !file.type.includes('pdf') && reading?.pictures.length === 1;
  if (!picture || !isOnePhoto || findDocumentProblem(file) === null) return file;
  return new File([picture], file.name.replace(/\.[^.]*$/, '.jpg'), { type: picture.type });
}

async function dropReceivedFile({ receivedKey }: ChosenPaper): Promise<void> {
  if (receivedKey === null) return;
  const { dropReceived } = await import('@/lib/browser/received/received-files');
  await dropReceived(receivedKey);
}

/** Uploads the file once, however often it is tried. @returns id of the document */
export function useStoredPaper(petId: string, onStored: (documentId: string) => void) {
  const keys = useRef(new WeakMap<File, string>());
  return async (paper: ChosenPaper, reading: PaperReading | null): Promise<string> => {
    if (paper.documentId !== null) return paper.documentId;
    const file = fileToStore(paper.file, reading);
    const idempotencyKey = keys.current.get(paper.file) ?? newId();
    keys.current.set(paper.file, idempotencyKey);
    const { id } = await uploadDocument(petId, file, {}, { idempotencyKey });
    await dropReceivedFile(paper);
    onStored(id);
    return id;
  };
}

function refusalOfForm(error: unknown, { places }: ReviewedEntries): unknown {
  const fields = error instanceof ApiError ? error.failure?.fields : undefined;
  if (!(error instanceof ApiError) || !fields) return error;
  return new ApiError(error.status, JSON.stringify({ ...error.failure, fields: toFormFields(fields, places) }), '');
}

export function useSavePaper(petId: string, names: Record<string, string>) {
  const t = useTranslations('papers');
  const tEntries = useTranslations('entries');
  const router = useRouter();
  const importId = useRef(newId());
  async function removeSaved(saved: SavedPaper): Promise<void> {
    try {
      const remaining = await undoImport(saved.importId);
      toast({ title: remaining > 0 ? t('partlyRemoved', { count: remaining }) : tEntries('removed') });
      router.refresh();
    } catch {
      toast({ title: tEntries('removeFailed'), tone: 'danger', retry: () => void removeSaved(saved) });
    }
  }
  return {
    save(entries: ReviewedEntries, documentId: string, key: string): Promise<SavedPaper> {
      const { vaccinations, weights, pet } = entries;
      const stored = vaccinations.map((entry) => ({ ...entry, vaccine: storedName(entry.vaccine, names) }));
      const body = { importId: importId.current, documentId, vaccinations: stored, weights, pet };
      return savePaper(petId, body, key).catch((error: unknown) => {
        throw refusalOfForm(error, entries);
      });
    },
    finish(saved: SavedPaper, count: number): void {
      const undo = () => void removeSaved(saved);
      toast({ title: t('saved', { count }), action: { label: tEntries('undo'), onClick: undo } });
      router.push(paths.petHealth(petId, 'vaccinations'));
      router.refresh();
    },
  };
}
