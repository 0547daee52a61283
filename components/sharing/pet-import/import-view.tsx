'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type MouseEvent, useId } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { ImportProgress } from '@/components/sharing/imports/import-progress';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { paths } from '@/lib/core/config/paths';
import type { EarlierImport } from '@/lib/sharing/imports/vocabulary';
import type { ArchivedPets, FilesOutcome } from '@/lib/sharing/pet-import/client';
import { countFitting, requestsOf } from '@/lib/sharing/pet-import/file-plan';
import { PetRow } from './pet-row';
import { SentFiles } from './sent-files';
import { useImport } from './use-import';

interface FoundProps {
  answer: ArchivedPets;
  outcome: FilesOutcome | null;
  busy: boolean;
  isSending: boolean;
  onImport: () => void;
}

function Found({ answer: { pets, room }, outcome, busy, isSending, onImport }: FoundProps) {
  const t = useTranslations('petImport');
  const ready = pets.filter(({ state }) => state === 'new').length;
  const importedCount = pets.filter(({ state }) => state === 'imported').length;
  const files = pets.flatMap((pet) => pet.files).length;
  const fitting = countFitting(pets, room);
  const unsent = outcome ? outcome.rest + outcome.refused.length : pets.flatMap(requestsOf).length;
  const isDone = importedCount > 0 || outcome !== null;
  return (
    <section aria-labelledby="found" className="grid gap-4">
      <h2 id="found" className="text-xl">
        {importedCount > 0 ? t('done', { count: importedCount }) : t('found', { count: pets.length })}
      </h2>
      <ul className="border-t border-line">
        {pets.map((pet) => (
          <PetRow key={pet.id} pet={pet} isSent={outcome !== null} />
        ))}
      </ul>
      {outcome ? <SentFiles {...outcome} /> : null}
      {!isDone && fitting < files ? <p className="text-danger">{t('fits', { fitting, count: files })}</p> : null}
      {!isSending && (ready > 0 || unsent > 0) ? (
        <Button size="large" busy={busy} onClick={onImport} block>
          {ready > 0 ? t('import', { count: ready }) : t('addFiles')}
        </Button>
      ) : null}
      {!isDone && ready === 0 && unsent === 0 ? <p>{t('nothingNew')}</p> : null}
      {!isSending && isDone ? (
        <Button asChild size="large" variant={unsent > 0 ? 'outline' : 'primary'} block>
          <IntentLink href={paths.pets}>{t('toPets')}</IntentLink>
        </Button>
      ) : null}
    </section>
  );
}

interface ImportViewProps {
  /** Earlier import of a file that is chosen again. */
  earlierImport: EarlierImport | null;
}

export function ImportView({ earlierImport }: ImportViewProps) {
  const t = useTranslations('petImport');
  const id = useId();
  const { answer, problem, busy, isStoring, progress, added, outcome, choose, store, stop } = useImport(earlierImport);
  const stopping = { of: 'file', added, onStop: stop } as const;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => choose(target.files?.[0]);
  // Choosing the same file again would cause no change.
  const clearInput = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
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
          disabled={busy || progress !== null}
          onClick={clearInput}
          onChange={onChange}
          aria-describedby={earlierImport ? `${id}-continue` : undefined}
          className="mt-1.5"
        />
        {earlierImport ? (
          <p id={`${id}-continue`} className="mt-1.5 wrap-anywhere text-sm">
            {t('continue', { name: earlierImport.fileName ?? '' })}
          </p>
        ) : null}
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      {progress ? <ImportProgress {...progress} {...stopping} label={t('sending', { ...progress })} /> : null}
      {isStoring && !progress ? <ImportProgress {...stopping} label={t('storing')} /> : null}
      <div role="status" className="grid gap-4 empty:hidden">
        {busy && !answer ? <p>{t('reading')}</p> : null}
        {answer ? (
          <Found {...{ answer, outcome, busy }} isSending={isStoring || progress !== null} onImport={store} />
        ) : null}
      </div>
    </div>
  );
}
