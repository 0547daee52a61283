'use client';

import { useCallback, useState } from 'react';

export function useChosenFiles() {
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const choosePhotos = useCallback((chosenPhotos: File[]) => setFiles((now) => [...(now ?? []), ...chosenPhotos]), []);
  const clearFiles = () => setFiles(null);
  return { files, choose: choosePhotos, clear: clearFiles };
}
