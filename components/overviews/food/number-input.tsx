import { useTranslations } from 'next-intl';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { NumberField } from '@/lib/overviews/food/number-field';

interface NumberInputProps {
  name: string;
  label: string;
  hint?: string;
  field: NumberField;
}

export function NumberInput({ name, label, hint, field: { text, problem } }: NumberInputProps) {
  const t = useTranslations('food');
  const id = `food-${name}`;
  const described = [...(problem ? [`${id}-wrong`] : []), ...(hint ? [`${id}-hint`] : [])];
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
      />
      {problem ? (
        <p id={`${id}-wrong`} className="mt-1 text-sm text-danger">
          {t(`problems.${problem}`, { text })}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
