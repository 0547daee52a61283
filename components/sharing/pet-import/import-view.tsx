'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type MouseEvent, useId } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { paths } from '@/lib/core/config/paths';
import type { ImportAnswer, PetState } from '@/lib/sharing/pet-import/vocabulary';
import { PetRow } from './pet-row';
import { useImport } from './use-import';

const countOf = ({ pets }: ImportAnswer, wanted: PetState) => pets.filter(({ state }) => state === wanted).length;

interface FoundProps {
  answer: ImportAnswer;
  busy: boolean;
  onImport: () => void;
}

function Found({ answer, busy, onImport }: FoundProps) {
  const t = useTranslations('petImport');
  const [ready, imported] = [countOf(answer, 'new'), countOf(answer, 'imported')];
  return (
    <section aria-labelledby="found" className="grid gap-4">
      <h2 id="found" className="text-xl">
        {imported > 0 ? t('done', { count: imported }) : t('found', { count: answer.pets.length })}
      </h2>
      <ul className="border-t border-line">
        {answer.pets.map((pet, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pets of a file have no id here, and their order is fixed
          <PetRow key={index} {...pet} />
        ))}
      </ul>
      {ready > 0 ? (
        <Button size="large" busy={busy} onClick={onImport} block>
          {t('import', { count: ready })}
        </Button>
      ) : null}
      {ready === 0 && imported === 0 ? <p>{t('nothingNew')}</p> : null}
      {imported > 0 ? (
        <Button asChild size="large" block>
          <IntentLink href={paths.pets}>{t('toPets')}</IntentLink>
        </Button>
      ) : null}
    </section>
  );
}

export function ImportView() {
  const t = useTranslations('petImport');
  const id = useId();
  const { answer, problem, busy, choose, store } = useImport();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => choose(target.files?.[0]);
  // Choosing the same file again would cause no change.
  const clear = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    currentTarget.value = '';
  };
  return (
    <div className="grid gap-5">
      <div>
        <Label htmlFor={id}>{t('file')}</Label>
        <Input
          id={id}
          type="file"
          accept=".zip,application/zip"
          disabled={busy}
          onClick={clear}
          onChange={onChange}
          className="mt-1.5"
        />
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      <div role="status" className="grid gap-4 empty:hidden">
        {busy && !answer ? <p>{t('reading')}</p> : null}
        {answer ? <Found answer={answer} busy={busy} onImport={store} /> : null}
      </div>
    </div>
  );
}
