'use client';

import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import type { PetFormValues } from '@/lib/records/pets/schema';

interface FoldedFieldsProps {
  title: string;
  names: readonly (keyof PetFormValues)[];
  children: ReactNode;
}

/** Opens if a field inside has an error. Otherwise the form would refuse without a visible reason. */
export function FoldedFields({ title, names, children }: FoldedFieldsProps) {
  const [open, setOpen] = useState(false);
  const { errors } = useFormState<PetFormValues>({ name: [...names] });
  const failed = names.some((name) => errors[name]);
  return (
    <details
      open={open || failed}
      onToggle={({ target, currentTarget }) => target === currentTarget && setOpen(currentTarget.open)}
      className="group/fold rounded-card border border-line bg-surface px-4 sm:px-5"
    >
      <summary className="tap flex list-none items-center justify-between py-3 font-display text-xl [&::-webkit-details-marker]:hidden">
        {title}
        <Icon of="chevron-down" className="size-5 transition-transform group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
