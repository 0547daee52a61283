'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { removeOwnPhoto, uploadOwnPhoto } from '@/lib/accounts/account/photo-client';
import { type PhotoProblem, photoFailure } from '@/lib/browser/api/photo-problem';
import { toast } from '@/lib/browser/page/toast';
import { inspectPhoto } from '@/lib/browser/photos/inspect-photo';

export function useOwnPhoto(userId: string) {
  const t = useTranslations('account.photo');
  const router = useRouter();
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [oversized, setOversized] = useState<File | null>(null);
  const [removing, setRemoving] = useState(false);

  const upload = async (file: File) => {
    const found = await inspectPhoto(file);
    setProblem(found);
    setOversized(found === 'tooLarge' ? file : null);
    if (found) return;
    setProgress(0);
    try {
      await uploadOwnPhoto(userId, file, setProgress);
      toast({ title: t('uploaded') });
      router.refresh();
    } catch (error) {
      setProblem(photoFailure(error));
      toast({ title: t('uploadFailed'), tone: 'danger', retry: () => void upload(file) });
    }
    setProgress(null);
  };

  const remove = async () => {
    setRemoving(true);
    try {
      await removeOwnPhoto(userId);
      toast({ title: t('deleted') });
      router.refresh();
    } catch {
      toast({ title: t('deleteFailed'), tone: 'danger', retry: () => void remove() });
    }
    setRemoving(false);
  };

  return { problem, progress, oversized, removing, upload, remove };
}
