'use client';

import type { ChangeEvent } from 'react';
import { useHydrated } from '@/components/forms/use-hydrated';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { photoInput } from '@/lib/browser/api/photo-problem';

interface PhotoInputProps {
  label: string;
  describedBy: string;
  onPick: (file: File) => void;
}

export function PhotoInput({ label, describedBy, onPick }: PhotoInputProps) {
  const hydrated = useHydrated();
  const pickPhoto = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onPick(file);
    // Allows the same file to be chosen again after a removal.
    event.target.value = '';
  };
  return (
    <label
      className={cn(
        buttonVariants({ variant: 'outline' }),
        'cursor-pointer px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
      )}
    >
      <Icon of="image-plus" />
      {label}
      <input
        {...photoInput}
        disabled={!hydrated}
        className="sr-only"
        aria-describedby={describedBy}
        onChange={pickPhoto}
      />
    </label>
  );
}
