'use client';

import { useEffect, useRef, useState } from 'react';
import { usePageContext } from '#page-context';
import { inspectPhoto } from '@/lib/browser/photos/inspect-photo';
import { suggestTime } from './suggested-time';
import { toUpload, type Upload } from './upload';

export function useUploadList(files: readonly File[]) {
  const { timeZone } = usePageContext();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const countRef = useRef(0);

  // Handles new files only, because more may be dropped or pasted later. The date of each is read once.
  useEffect(() => {
    const fresh = files.slice(countRef.current).map(toUpload);
    countRef.current = files.length;
    setUploads((now) => [...now, ...fresh]);
    for (const { key, file, problem } of fresh) {
      if (problem !== null)
        void inspectPhoto(file).then((photoProblem) =>
          setUploads((now) =>
            now.map((one) => (one.key === key && one.file === file ? { ...one, problem: photoProblem } : one)),
          ),
        );
      void suggestTime(file, timeZone).then((suggestedTime) =>
        setUploads((now) => now.map((one) => (one.key === key && !one.taken ? { ...one, taken: suggestedTime } : one))),
      );
    }
  }, [files, timeZone]);

  const changeUpload = (key: string, to: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  const dropUpload = (key: string) => setUploads((now) => now.filter((upload) => upload.key !== key));
  return { uploads, change: changeUpload, drop: dropUpload };
}
