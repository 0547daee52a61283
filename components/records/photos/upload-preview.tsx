'use client';

import { useEffect, useMemo, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Upload } from './upload';

function useObjectUrl(file: File): string {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}

export function UploadPreview({ upload: { file, problem } }: { upload: Upload }) {
  const url = useObjectUrl(file);
  const [unreadable, setUnreadable] = useState(false);
  return unreadable || problem === 'wrongType' ? (
    <span className="grid size-20 shrink-0 place-items-center rounded-control bg-sunken text-muted">
      <Icon of="image-off" className="size-6" />
    </span>
  ) : (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setUnreadable(true)}
      className="size-20 shrink-0 rounded-control bg-sunken object-cover"
    />
  );
}
