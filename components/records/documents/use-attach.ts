'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { toast } from '@/lib/browser/page/toast';
import { newId } from '@/lib/core/validation/ids';
import { uploadDocument } from '@/lib/records/documents/client';
import { documentFailure } from '@/lib/records/documents/problem';
import type { DocumentParent } from '@/lib/records/documents/vocabulary';

export function useAttach(petId: string): (file: File, parent: DocumentParent) => Promise<void> {
  const t = useTranslations('documents');
  const router = useRouter();
  const attachFile = async (file: File, parent: DocumentParent, key: string) => {
    try {
      await uploadDocument(petId, file, parent, { idempotencyKey: key });
      router.refresh();
    } catch (error) {
      toast({
        title: t(`problem.${documentFailure(error)}`),
        tone: 'danger',
        retry: () => void attachFile(file, parent, key),
      });
    }
  };
  return (file, parent) => attachFile(file, parent, newId());
}
