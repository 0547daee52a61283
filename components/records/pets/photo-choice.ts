'use client';

import { useEffect, useMemo, useState } from 'react';
import type { PhotoProblem } from '@/lib/browser/api/photo-problem';
import { inspectPhoto } from '@/lib/browser/photos/inspect-photo';
import { removePhoto, uploadPhoto } from '@/lib/records/pets/photo-client';

export type PhotoChoice = { kind: 'keep' } | { kind: 'remove' } | { kind: 'replace'; file: File };

export type PhotoState = ReturnType<typeof usePhotoChoice>;

const unchangedPhoto: PhotoChoice = { kind: 'keep' };

export function usePhotoChoice(storedUrl: string | null) {
  const [choice, setChoice] = useState<PhotoChoice>(unchangedPhoto);
  const [oversized, setOversized] = useState<File | null>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const file = choice.kind === 'replace' ? choice.file : null;
  const chosenUrl = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => {
    if (chosenUrl) return () => URL.revokeObjectURL(chosenUrl);
  }, [chosenUrl]);

  async function choose(picked: File) {
    const found = await inspectPhoto(picked);
    setProblem(found);
    setOversized(found === 'tooLarge' ? picked : null);
    if (!found) setChoice({ kind: 'replace', file: picked });
  }

  function adjust(cut: File) {
    setProblem(null);
    setOversized(null);
    setChoice({ kind: 'replace', file: cut });
  }

  function remove() {
    setProblem(null);
    setOversized(null);
    setChoice(storedUrl ? { kind: 'remove' } : unchangedPhoto);
  }

  async function store(petId: string) {
    if (choice.kind === 'remove') await removePhoto(petId);
    if (choice.kind !== 'replace') return;
    setProgress(0);
    try {
      await uploadPhoto(petId, choice.file, setProgress);
    } finally {
      setProgress(null);
    }
  }

  const storedPreview = choice.kind === 'keep' ? storedUrl : null;
  const url = chosenUrl ?? (storedPreview && `${storedPreview}&size=small`);
  const adjustable = oversized ?? file ?? storedPreview;
  return { choice, url, adjustable, problem, setProblem, progress, choose, adjust, remove, store };
}
