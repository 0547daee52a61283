'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { focusFirstField } from '@/components/ui/first-field';
import { Spinner } from '@/components/ui/spinner';

/** Heights of forms on a phone, in px. */
const formHeights = {
  weight: 508,
  vaccination: 842,
  visit: 841,
  appointment: 602,
  routine: 730,
  allergy: 512,
  vital: 615,
  symptom: 720,
  medication: 1054,
  treatment: 937,
  skill: 356,
  skills: 1687,
  labReport: 850,
  measure: 800,
  reading: 480,
  other: 480,
};

const SLOW_AFTER_MS = 4000;

export type FormName = keyof typeof formHeights;

interface FormLoadingProps {
  of?: FormName | undefined;
}

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
      <div className="grid justify-items-center gap-4">
        <Spinner />
        <SlowNote />
      </div>
    </div>
  );
}

function SlowNote() {
  const t = useTranslations('shell.error');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-center text-muted empty:hidden">
      {isSlow ? t('slow') : null}
    </p>
  );
}
