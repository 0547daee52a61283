'use client';

import { useEffect, useRef } from 'react';
import { focusFirstField } from '@/components/ui/first-field';
import { Spinner } from '@/components/ui/spinner';

/**
 * In the place of a form whose code is on its way. As high as most forms, so that the sheet does not grow under the thumb
 * when it comes; then its first field gets the focus.
 */
export function FormLoading() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role=dialog]');
    return () => {
      if (dialog?.contains(document.activeElement)) focusFirstField(dialog);
    };
  }, []);
  return (
    <div ref={place} className="grid h-[92dvh] place-items-center sm:h-120">
      <Spinner />
    </div>
  );
}
