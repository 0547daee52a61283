'use client';

import { useFormContext } from 'react-hook-form';
import { ChipRadio } from './chip-radio';

interface ChipChoiceProps {
  name: string;
  legend: string;
  options: readonly { value: string; text: string }[];
}

export function ChipChoice({ name, legend, options }: ChipChoiceProps) {
  const { register } = useFormContext();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, text }) => (
          <ChipRadio key={value} value={value} {...register(name)}>
            <bdi>{text}</bdi>
          </ChipRadio>
        ))}
      </div>
    </fieldset>
  );
}
