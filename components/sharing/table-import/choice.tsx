'use client';

import { useId } from 'react';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { isolate } from '@/lib/core/i18n/isolate';

interface ChoiceProps<Value extends string> {
  label: string;
  hint?: string;
  value: Value | '';
  /** Text while nothing is chosen. Absent if a value is always chosen. */
  placeholder?: string;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | '') => void;
}

export function Choice<Value extends string>({
  label,
  hint,
  value,
  placeholder,
  options,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        className="mt-1.5"
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChoose(target.value as Value | '')}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {isolate(option.label)}
          </option>
        ))}
      </Select>
      {hint ? (
        <p id={`${id}-hint`} dir="auto" className="mt-1.5 text-sm text-muted wrap-anywhere">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
