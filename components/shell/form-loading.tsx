'use client';

import { useEffect, useRef } from 'react';
import { focusFirstField } from '@/components/ui/first-field';
import { Spinner } from '@/components/ui/spinner';

/** As high as most forms, so that the sheet does not resize under the thumb when the form comes and takes the focus. */
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
