'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type DragEvent, useEffect, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import { Spinner } from '@/components/ui/spinner';
import { documentInput } from '@/lib/browser/api/photo-problem';
import { passFile } from '@/lib/browser/papers/passed-file';
import type { PaperProgress } from '@/lib/browser/papers/read-paper';
import { paths } from '@/lib/core/config/paths';
import type { ChosenPaper, ReadingFailure } from './use-paper';

/** Files may also be dropped on the box. */
export function FileChoice({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useTranslations('papers');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <label
      className="flex min-h-32 cursor-pointer items-center gap-4 rounded-tile border-2 border-dashed border-edge bg-primary-soft p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-tile bg-primary text-on-primary">
        <Icon of="camera" className="size-6" />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{t('choose')}</span>
        <span className="text-sm text-muted">{t('chooseHint')}</span>
      </span>
      <input
        {...documentInput}
        className="sr-only"
        onClick={({ currentTarget }) => {
          // Resets the input, because choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}

export function ChosenFile({ file }: { file: File }) {
  const t = useTranslations('papers');
  const url = useMemo(() => (/^image\/(?!hei)/.test(file.type) ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  if (url === null) {
    return (
      <p dir="auto" className="rounded-tile border border-line bg-surface p-3 wrap-anywhere">
        {file.name}
      </p>
    );
  }
  return (
    <img src={url} alt={t('chosenAlt')} className="max-h-56 w-full rounded-tile border border-line object-contain" />
  );
}

interface StepProps {
  onStart: () => void;
  onOther: () => void;
}

export function DownloadQuestion({ onStart, onOther }: StepProps) {
  const t = useTranslations('papers');
  return (
    <section className="grid gap-3" aria-labelledby="paper-download">
      <h2 id="paper-download" className="text-xl">
        {t('download.title')}
      </h2>
      <p>{t('download.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStart}>{t('download.start')}</Button>
        <Button variant="outline" onClick={onOther}>
          {t('otherFile')}
        </Button>
      </div>
    </section>
  );
}

export function ReadingProgress({ progress, onCancel }: { progress: PaperProgress | null; onCancel: () => void }) {
  const t = useTranslations('papers');
  if (progress === null) return <Spinner className="mx-auto my-8 size-8" />;
  const text = t(`progress.${progress.step}`);
  return (
    <div className="grid gap-3">
      <p role="status">{text}</p>
      <Progress aria-label={text} value={progress.fraction} max={1} />
      <Button variant="outline" className="justify-self-start" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}

const REPEATABLE: readonly ReadingFailure[] = ['canceled', 'missing', 'failed'];

interface FailureProps extends StepProps {
  petId: string;
  paper: ChosenPaper;
  failure: ReadingFailure;
  onStore: () => void;
}

export function PaperFailure({ petId, paper, failure, onStart, onOther, onStore }: FailureProps) {
  const t = useTranslations('papers');
  const router = useRouter();
  const isStored = paper.documentId !== null;
  const canBeStored = !isStored && failure !== 'wrongType';
  const help = isStored ? 'stored' : 'withoutFile';
  function addByHand() {
    if (canBeStored) passFile({ ...paper, petId });
    router.push(paths.newVaccination(petId));
  }
  return (
    <section className="grid gap-3" aria-labelledby="paper-failure">
      <h2 id="paper-failure" className="text-xl" role="status">
        {t(`failure.${failure}`)}
      </h2>
      <p>{t(`failure.${canBeStored ? 'byHand' : help}`)}</p>
      <div className="flex flex-wrap gap-3">
        {canBeStored ? <Button onClick={onStore}>{t('store')}</Button> : null}
        <Button variant={canBeStored ? 'outline' : 'primary'} onClick={addByHand}>
          {t('byHand')}
        </Button>
        {REPEATABLE.includes(failure) ? (
          <Button variant="outline" onClick={onStart}>
            {t('again')}
          </Button>
        ) : null}
        <Button variant="outline" onClick={onOther}>
          {t('otherFile')}
        </Button>
      </div>
    </section>
  );
}
