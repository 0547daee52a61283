'use client';

import { useEffect, useRef } from 'react';
import { focusFirstField } from '@/components/ui/first-field';
import { Spinner } from '@/components/ui/spinner';

/** In px, of forms at the width of a phone. */
const formHeights = {
  weight: 508,
  vaccination: 655,
  visit: 719,
  appointment: 434,
  routine: 524,
  allergy: 551,
  vital: 615,
  medication: 760,
  treatment: 760,
  other: 480,
};

export type FormName = keyof typeof formHeights;

interface FormLoadingProps {
  of?: FormName | undefined;
}

/** As high as its form, so that the sheet does not resize under the thumb when the form comes and takes the focus. */
export function FormLoading({ of = 'other' }: FormLoadingProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role=dialog]');
    return () => {
      if (dialog?.contains(document.activeElement)) focusFirstField(dialog);
    };
  }, []);
  return (
    <div ref={place} className="grid place-items-center" style={{ height: `min(92dvh, ${formHeights[of]}px)` }}>
      <Spinner />
    </div>
  );
}
