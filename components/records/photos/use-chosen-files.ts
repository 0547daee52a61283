'use client';

import { useCallback, useState } from 'react';

/** Files in the upload sheet. More can be chosen, dropped or pasted meanwhile. */
export function useChosenFiles() {
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const choose = useCallback((chosen: File[]) => setFiles((now) => [...(now ?? []), ...chosen]), []);
  const clear = () => setFiles(null);
  return { files, choose, clear };
}
