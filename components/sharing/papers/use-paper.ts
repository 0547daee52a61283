import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type PaperProblem,
  PaperUnreadableError,
  ReaderMissingError,
  ReadingCanceledError,
} from '@/lib/browser/papers/paper-problem';
import type { PaperProgress, PaperReading, ReadingOptions } from '@/lib/browser/papers/read-paper';
import type { PaperContext, PaperProposals } from '@/lib/sharing/papers/proposals';
import { isEmptyProposal } from '@/lib/sharing/papers/review';

export interface ChosenPaper {
  file: File;
  /** Null until the file is stored with the pet. */
  documentId: string | null;
  receivedKey: string | null;
}

export type ReadingFailure = PaperProblem | 'missing' | 'canceled' | 'failed' | 'nothing';

export interface ReadPaper {
  reading: PaperReading;
  proposals: PaperProposals;
}

export type PaperState =
  | { step: 'choose' }
  | { step: 'opening' }
  | { step: 'ask' }
  | { step: 'reading'; progress: PaperProgress }
  | ({ step: 'review' } & ReadPaper)
  | { step: 'failed'; failure: ReadingFailure };

function failureOf(error: unknown): ReadingFailure {
  if (error instanceof ReadingCanceledError) return 'canceled';
  if (error instanceof ReaderMissingError) return 'missing';
  if (error instanceof PaperUnreadableError) return error.problem;
  console.info('paper could not be read', error);
  return 'failed';
}

async function readEntries(file: File, context: PaperContext, options: ReadingOptions) {
  const { readPaper, proposeEntries } = await loadReader();
  const reading = await readPaper(file, options);
  return { reading, proposals: proposeEntries(reading, context) };
}

/** Offline, the code of the reader may be missing. */
async function loadReader() {
  try {
    const [{ readPaper }, { proposeEntries }] = await Promise.all([
      import('@/lib/browser/papers/read-paper'),
      import('@/lib/sharing/papers/propose'),
    ]);
    return { readPaper, proposeEntries };
  } catch {
    throw new ReaderMissingError();
  }
}

/** Reads a chosen file. The first reading on a device asks before it loads the reader. */
export function usePaper(context: PaperContext) {
  const [paper, setPaper] = useState<ChosenPaper | null>(null);
  const [state, setState] = useState<PaperState>({ step: 'choose' });
  const running = useRef<AbortController | null>(null);
  const showFailure = (failure: ReadingFailure) => setState({ step: 'failed', failure });

  async function read(file: File) {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ step: 'reading', progress: { step: 'loading', fraction: 0 } });
    try {
      const onProgress = (progress: PaperProgress) => signal.aborted || setState({ step: 'reading', progress });
      const found = await readEntries(file, context, { onProgress, signal });
      if (signal.aborted) showFailure('canceled');
      else if (isEmptyProposal(found.proposals)) showFailure('nothing');
      else setState({ step: 'review', ...found });
    } catch (error) {
      showFailure(signal.aborted ? 'canceled' : failureOf(error));
    }
  }

  async function choose(chosen: ChosenPaper) {
    setPaper(chosen);
    setState({ step: 'opening' });
    const reader = await import('@/lib/browser/papers/read-paper').then(
      ({ findReaderState }) => findReaderState(),
      () => 'missing' as const,
    );
    if (reader === 'missing') showFailure('missing');
    else if (reader === 'needs download') setState({ step: 'ask' });
    else await read(chosen.file);
  }

  const stop = useEffectEvent(() => running.current?.abort());
  useEffect(() => () => stop(), []);

  return {
    paper,
    state,
    choose: (chosen: ChosenPaper) => void choose(chosen),
    start: () => paper && void read(paper.file),
    cancel: () => running.current?.abort(),
    clear() {
      running.current?.abort();
      setPaper(null);
      setState({ step: 'choose' });
    },
    setDocument: (documentId: string) => setPaper((now) => now && { ...now, documentId }),
  };
}
