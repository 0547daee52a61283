'use client';

import { useEffect, useMemo, useState } from 'react';
import {
  DecoderMissingError,
  findPhotoProblem,
  type PhotoProblem,
  photoFailure,
} from '@/lib/browser/api/photo-problem';

export type PhotoChoice = { kind: 'keep' } | { kind: 'remove' } | { kind: 'replace'; file: File };

export type PhotoState = ReturnType<typeof usePhotoChoice>;

const unchangedPhoto: PhotoChoice = { kind: 'keep' };

/** Reads the file's bytes if its name, type or size is a problem. */
async function findProblem(file: File): Promise<PhotoProblem | null> {
  if (findPhotoProblem(file) === null) return null;
  try {
    const { inspectPhoto } = await import('@/lib/browser/photos/inspect-photo');
    return await inspectPhoto(file);
  } catch {
    return photoFailure(new DecoderMissingError());
  }
}

export function usePhotoChoice(storedUrl: string | null) {
  const [choice, setChoice] = useState<PhotoChoice>(unchangedPhoto);
  const [oversizedFile, setOversized] = useState<File | null>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const file = choice.kind === 'replace' ? choice.file : null;
  const chosenUrl = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => {
    if (chosenUrl) return () => URL.revokeObjectURL(chosenUrl);
  }, [chosenUrl]);

  async function choose(pickedFile: File) {
    const photoProblem = await findProblem(pickedFile);
    setProblem(photoProblem);
    setOversized(photoProblem === 'tooLarge' ? pickedFile : null);
    if (!photoProblem) setChoice({ kind: 'replace', file: pickedFile });
  }

  function adjust(croppedPhoto: File) {
    setProblem(null);
    setOversized(null);
    setChoice({ kind: 'replace', file: croppedPhoto });
  }

  function remove() {
    setProblem(null);
    setOversized(null);
    setChoice(storedUrl ? { kind: 'remove' } : unchangedPhoto);
  }

  async function store(petId: string) {
    if (choice.kind === 'keep') return;
    const { removePhoto, uploadPhoto } = await import('@/lib/records/pets/photo-client');
    if (choice.kind === 'remove') {
      await removePhoto(petId);
      return;
    }
    setProgress(0);
    try {
      await uploadPhoto(petId, choice.file, setProgress);
    } finally {
      setProgress(null);
    }
  }

  const storedPreview = choice.kind === 'keep' ? storedUrl : null;
  const url = chosenUrl ?? (storedPreview && `${storedPreview}&size=small`);
  const adjustable = oversizedFile ?? file ?? storedPreview;
  return { choice, url, adjustable, problem, setProblem, progress, choose, adjust, remove, store };
}
