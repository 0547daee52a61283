'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { nowMs } from '@/lib/core/time/clock';
import { FormLoading } from './form-loading';
import { LateSheet } from './late-sheet';
import { lazyWith } from './lazy-part';
import { MissingForm } from './missing-form';

interface InSheetProps {
  title: string;
  onClose: () => void;
}

const SHOW_AFTER_MS = 700;

const openings = new Map<string, number>();

export function OpeningSheet({ title, onClose }: InSheetProps) {
  const [since] = useState(() => openings.get(title) ?? nowMs());
  const [late, setLate] = useState(() => nowMs() - since >= SHOW_AFTER_MS);
  useEffect(() => {
    openings.set(title, since);
    const timer = setTimeout(() => setLate(true), SHOW_AFTER_MS - (nowMs() - since));
    return () => {
      clearTimeout(timer);
      openings.delete(title);
    };
  }, [title, since]);
  return (
    <LateSheet open={late} title={title} onClose={onClose}>
      <FormLoading />
    </LateSheet>
  );
}

export function MissingSheet({ title, onClose }: InSheetProps) {
  return (
    <LateSheet open title={title} onClose={onClose}>
      <MissingForm />
    </LateSheet>
  );
}

export function lazySheet<Props extends InSheetProps>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  return lazyWith(load, ({ title, onClose }) => <MissingSheet title={title} onClose={onClose} />);
}
