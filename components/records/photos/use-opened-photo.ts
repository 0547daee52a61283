'use client';

import { useState } from 'react';

export function useOpenedPhoto() {
  const [openedId, open] = useState<string | null>(null);
  const closePhoto = (lastId: string | null) => {
    open(null);
    requestAnimationFrame(() => document.getElementById(`photo-${lastId}`)?.focus());
  };
  return { openedId, open, close: closePhoto };
}
