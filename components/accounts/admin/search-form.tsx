import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

interface SearchFormProps {
  action: string;
  name: string;
  label: string;
  hint?: string;
  submit: string;
  value: string;
}

/** GET form, which works without JavaScript and keeps results in the history. */
export function SearchForm({ action, name, label, hint, submit, value }: SearchFormProps) {
  const id = `search-${name}`;
  return (
    <search className="mb-5 block">
      <form action={action}>
        <Label htmlFor={id} className="mb-1.5">
          {label}
        </Label>
        <div className="flex flex-wrap gap-2">
          <div className="min-w-0 grow basis-48">
            <Input
              id={id}
              type="search"
              name={name}
              defaultValue={value}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={hint && `${id}-hint`}
            />
          </div>
          <Button type="submit" variant="soft">
            <Icon of="search" />
            {submit}
          </Button>
        </div>
        {hint ? (
          <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
            {hint}
          </p>
        ) : null}
      </form>
    </search>
  );
}
