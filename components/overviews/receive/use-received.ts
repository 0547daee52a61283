'use client';

import { useEffect, useState } from 'react';
import { dropReceived, listReceived, type ReceivedFile } from '@/lib/browser/received/received-files';

export function useReceived(userId: string) {
  const [files, setFiles] = useState<readonly ReceivedFile[] | null>(null);
  useEffect(() => {
    listReceived(userId).then(setFiles, (error) => {
      console.info('what was shared could not be read', error);
      setFiles([]);
    });
  }, [userId]);
  const dropReceivedItem = async (key: string) => {
    await dropReceived(key);
    setFiles((now) => now?.filter((one) => one.key !== key) ?? null);
  };
  return { files, drop: dropReceivedItem };
}
