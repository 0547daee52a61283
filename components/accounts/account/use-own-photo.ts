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
  const [oversizedFile, setOversized] = useState<File | null>(null);
  const [removing, setRemoving] = useState(false);

  const sendPhoto = async (file: File) => {
    const photoProblem = await inspectPhoto(file);
    setProblem(photoProblem);
    setOversized(photoProblem === 'tooLarge' ? file : null);
    if (photoProblem) return;
    setProgress(0);
    try {
      await uploadOwnPhoto(userId, file, setProgress);
      toast({ title: t('uploaded') });
      router.refresh();
    } catch (error) {
      setProblem(photoFailure(error));
      toast({ title: t('uploadFailed'), tone: 'danger', retry: () => void sendPhoto(file) });
    }
    setProgress(null);
  };

  const removePhoto = async () => {
    setRemoving(true);
    try {
      await removeOwnPhoto(userId);
      toast({ title: t('deleted') });
      router.refresh();
    } catch {
      toast({ title: t('deleteFailed'), tone: 'danger', retry: () => void removePhoto() });
    }
    setRemoving(false);
  };

  return { problem, progress, oversized: oversizedFile, removing, upload: sendPhoto, remove: removePhoto };
}
