'use client';

import { useEffect, useRef, useState } from 'react';
import { usePageContext } from '#page-context';
import { inspectPhoto } from '@/lib/browser/photos/inspect-photo';
import { suggestTime } from './suggested-time';
import { toUpload, type Upload } from './upload';

export function useUploadList(files: readonly File[]) {
  const { timeZone } = usePageContext();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const counted = useRef(0);

  // Handles new files only, because more may be dropped or pasted later. The date of each is read once.
  useEffect(() => {
    const fresh = files.slice(counted.current).map(toUpload);
    counted.current = files.length;
    setUploads((now) => [...now, ...fresh]);
    for (const { key, file, problem } of fresh) {
      if (problem !== null)
        void inspectPhoto(file).then((found) =>
          setUploads((now) =>
            now.map((one) => (one.key === key && one.file === file ? { ...one, problem: found } : one)),
          ),
        );
      void suggestTime(file, timeZone).then((found) =>
        setUploads((now) => now.map((one) => (one.key === key && !one.taken ? { ...one, taken: found } : one))),
      );
    }
  }, [files, timeZone]);

  const change = (key: string, to: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  const drop = (key: string) => setUploads((now) => now.filter((upload) => upload.key !== key));
  return { uploads, change, drop };
}
