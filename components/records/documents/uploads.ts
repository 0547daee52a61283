'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import pLimit from 'p-limit';
import { useRef, useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { newId } from '@/lib/core/validation/ids';
import { uploadDocument } from '@/lib/records/documents/client';
import type { PetDocument } from '@/lib/records/documents/document';
import { type DocumentProblem, documentFailure, findDocumentProblem } from '@/lib/records/documents/problem';
import type { DocumentParent } from '@/lib/records/documents/vocabulary';

export interface DocumentUpload {
  /** Idempotency key, so that a retry of the upload adds no second file. */
  key: string;
  file: File;
  /** Uploaded fraction, from 0 to 1. */
  share: number;
  problem: DocumentProblem | null;
}

/** On a phone, more parallel uploads are no faster and block other requests. */
const AT_ONCE = 2;

export function useUploads(petId: string, parent: DocumentParent, onAdded: (document: PetDocument) => void) {
  const t = useTranslations('documents');
  const waits = useTranslations('entries.waiting');
  const router = useRouter();
  const [uploads, setUploads] = useState<DocumentUpload[]>([]);
  const [limit] = useState(() => pLimit(AT_ONCE));
  const running = useRef(new Map<string, AbortController>());
  const changeUpload = (key: string, changes: Partial<DocumentUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const dropUpload = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  async function sendUpload({ key, file }: DocumentUpload) {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    const onProgress = (share: number) => changeUpload(key, { share });
    try {
      const document = await limit(() => {
        signal.throwIfAborted();
        return uploadDocument(petId, file, parent, { signal, onProgress, idempotencyKey: key });
      });
      dropUpload(key);
      onAdded(document);
      toast({ title: document.fileUrl === '' ? waits('kept') : t('attached', { name: file.name }), name: file.name });
      router.refresh();
    } catch (error) {
      if (signal.aborted) dropUpload(key);
      else changeUpload(key, { problem: documentFailure(error), share: 0 });
    }
    running.current.delete(key);
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const chosenUploads = files.map((file) => ({ key: newId(), file, share: 0, problem: findDocumentProblem(file) }));
      setUploads((all) => [...all, ...chosenUploads]);
      for (const upload of chosenUploads) if (upload.problem === null) void sendUpload(upload);
    },
    again(upload: DocumentUpload) {
      changeUpload(upload.key, { problem: null });
      void sendUpload(upload);
    },
    cancel(key: string) {
      const controller = running.current.get(key);
      if (controller) controller.abort();
      else dropUpload(key);
    },
  };
}
