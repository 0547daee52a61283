'use client';

import { type FocusEvent, type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';

interface ReviewRowProps {
  /** Path of the row in the form. */
  row: string;
  title: string;
  /** Shown while the row is not chosen. */
  summary: string;
  /** Why the row is not chosen, or what is missing. */
  note: string | null;
  /** Called with the focused field, or null for the row. */
  onFocusField: (field: string | null) => void;
  children: ReactNode;
}

export function ReviewRow({ row, title, summary, note, onFocusField, children }: ReviewRowProps) {
  const { register } = useFormContext();
  const id = useId();
  const isChosen: boolean = useWatch({ name: `${row}.isChosen` });
  const handleFocus = ({ target }: FocusEvent) => {
    const name = target.getAttribute('name') ?? '';
    onFocusField(name.startsWith(`${row}.`) ? name.slice(row.length + 1) : null);
  };
  return (
    <li
      tabIndex={-1}
      aria-labelledby={id}
      className="scroll-mt-[45dvh] border-t border-line py-1 lg:scroll-mt-8"
      onFocus={handleFocus}
    >
      <label className="tap flex cursor-pointer items-center gap-3">
        <Checkbox {...register(`${row}.isChosen`)} />
        <span className="min-w-0">
          <span id={id} className="block font-medium">
            {title}
          </span>
          {isChosen ? null : (
            <span dir="auto" className="block text-sm text-muted wrap-anywhere">
              {summary}
            </span>
          )}
        </span>
      </label>
      {note ? <p className="mb-2 text-sm text-info">{note}</p> : null}
      {isChosen ? <div className="grid gap-4 pb-4">{children}</div> : null}
    </li>
  );
}
