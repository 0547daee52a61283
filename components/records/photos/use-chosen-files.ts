'use client';

import { useCallback, useState } from 'react';

export function useChosenFiles() {
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const choose = useCallback((chosen: File[]) => setFiles((now) => [...(now ?? []), ...chosen]), []);
  const clear = () => setFiles(null);
  return { files, choose, clear };
}
