'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { usePageContext } from '#page-context';
import { useUnsaved } from '@/components/forms/unsaved';
import { lazyPart } from '@/components/loading/lazy-part';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/lib/browser/page/toast';
import { claimPassedFile } from '@/lib/browser/papers/passed-file';
import type { PetDocument } from '@/lib/records/documents/document';
import { documentFailure } from '@/lib/records/documents/problem';
import type { PaperPet } from '@/lib/sharing/papers/queries';
import { ChosenFile, DownloadQuestion, FileChoice, PaperFailure, ReadingProgress } from './paper-steps';
import { type ChosenPaper, type PaperState, usePaper } from './use-paper';
import { useSavePaper, useStoredPaper } from './use-save-paper';

const PaperReview = lazyPart(async () => (await import('./paper-review')).PaperReview);

interface PaperDeskProps {
  pet: PaperPet;
  names: Record<string, string>;
  suggested: readonly string[];
  /** Stored document to read; null to choose a file. */
  document: PetDocument | null;
}

/** @throws TypeError offline */
async function downloadDocument({ id, name, contentType, fileUrl }: PetDocument): Promise<ChosenPaper> {
  const response = await fetch(fileUrl);
  if (!response.ok) throw new Error(`document: ${response.status}`);
  const file = new File([await response.blob()], name, { type: contentType });
  return { file, documentId: id, receivedKey: null };
}

function useFirstPaper(petId: string, document: PetDocument | null, choose: (paper: ChosenPaper) => void) {
  const t = useTranslations('papers');
  const open = useEffectEvent(async () => {
    const passedFile = claimPassedFile(petId);
    if (passedFile) return choose({ ...passedFile, documentId: null });
    if (!document) return;
    try {
      choose(await downloadDocument(document));
    } catch (error) {
      console.info('document could not be opened', error);
      toast({ title: t('notOpened', { name: document.name }), tone: 'danger' });
    }
  });
  useEffect(() => void open(), []);
}

function useLeaveQuestion(paper: ChosenPaper | null, state: PaperState): void {
  const losesFile = state.step === 'failed' && state.failure !== 'wrongType' && paper?.documentId === null;
  useUnsaved(state.step === 'reading' || state.step === 'review' || losesFile, false);
}

export function PaperDesk({ pet, names, suggested, document }: PaperDeskProps) {
  const t = useTranslations('papers');
  const documents = useTranslations('documents');
  const { latest } = usePageContext();
  const { paper, state, choose, start, cancel, clear, setDocument } = usePaper({
    ...{ latest, species: pet.type, bornOn: pet.dateOfBirth },
  });
  useFirstPaper(pet.id, document, choose);
  const storePaper = useStoredPaper(pet.id, setDocument);
  const { save, finish } = useSavePaper(pet.id, names);
  useLeaveQuestion(paper, state);

  if (paper === null) return <FileChoice onChoose={(file) => choose({ file, documentId: null, receivedKey: null })} />;

  if (state.step === 'review') {
    const { reading, proposals } = state;
    return (
      <Suspense fallback={<Spinner className="mx-auto my-8 size-8" />}>
        <PaperReview
          {...{ pet, names, suggested, reading, proposals }}
          save={async (entries, key) => save(entries, await storePaper(paper, reading), key)}
          onSaved={finish}
        />
      </Suspense>
    );
  }

  async function store(chosen: ChosenPaper) {
    try {
      await storePaper(chosen, null);
      toast({ title: documents('attached', { name: chosen.file.name }), name: chosen.file.name });
    } catch (error) {
      const title = documents(`problem.${documentFailure(error)}`);
      toast({ title, tone: 'danger', retry: () => void store(chosen) });
    }
  }

  return (
    <div className="grid max-w-xl gap-5">
      <ChosenFile file={paper.file} />
      {state.step === 'ask' ? <DownloadQuestion onStart={start} onOther={clear} /> : null}
      {state.step === 'opening' ? <ReadingProgress progress={null} onCancel={cancel} /> : null}
      {state.step === 'reading' ? <ReadingProgress progress={state.progress} onCancel={cancel} /> : null}
      {state.step === 'failed' ? (
        <PaperFailure
          {...{ paper, onStart: start, onOther: clear }}
          petId={pet.id}
          failure={state.failure}
          onStore={() => void store(paper)}
        />
      ) : null}
      <p className="text-sm text-muted">{t('privacy')}</p>
    </div>
  );
}
