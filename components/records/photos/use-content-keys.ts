'use client';

import { useRef } from 'react';
import { newId } from '@/lib/core/validation/ids';
import type { NewPhoto } from '@/lib/records/photos/client';
import type { Upload } from './upload';

/** Creates idempotency keys that depend on the content, so that a retry after a lost answer adds nothing. */
export function useContentKeys() {
  const sentKeys = useRef(new Map<string, { content: string; key: string }>());
  return (upload: Upload, photo: NewPhoto): string => {
    const content = JSON.stringify([photo, upload.file.name, upload.file.size, upload.file.lastModified]);
    const usedKey = sentKeys.current.get(upload.key);
    const key = usedKey?.content === content ? usedKey.key : newId();
    sentKeys.current.set(upload.key, { content, key });
    return key;
  };
}
