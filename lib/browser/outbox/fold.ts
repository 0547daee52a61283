import { isSame } from '@/lib/core/validation/changed-values';
import type { Values } from '@/lib/versions/merge';
import type { WaitingWrite, Write } from './waiting';

export interface FoldResult {
  earlier: Write | null;
  later: Write | null;
}

const TEXTS_OF_UPLOAD = new Set(['photos', 'documents']);

const WITHOUT_BIN = new Set(['completions', 'checks', 'doses']);

/**
 * Folds only writes that the server can't have received. A removal is not folded into an earlier change, because
 * undoing the removal would then lose the change. A refused write may be folded, because it can't be sent first.
 */
export function canFold({ tries, trouble }: WaitingWrite, { verb, collection }: Write): boolean {
  if (trouble !== null) return true;
  return tries === 0 && (verb !== 'remove' || WITHOUT_BIN.has(collection));
}

function withChanges(earlier: Write, { body, shown }: Write): Write {
  return { ...earlier, body: { ...earlier.body, ...body }, shown: { ...earlier.shown, ...shown } };
}

export function foldWrites(earlier: Write, later: Write): FoldResult {
  const isTick = later.collection === 'completions' || later.collection === 'checks';
  const step = `${earlier.verb} ${later.verb}`;
  if (isTick && step === 'create create') return { earlier: { ...later, opened: earlier.opened }, later: null };
  if (isTick && step === 'remove create') return { earlier: null, later };
  if (step === 'create remove') return { earlier: null, later: earlier.opened === null ? null : later };
  if (step === 'remove restore') return { earlier: null, later: null };
  if (step === 'change remove') return { earlier: null, later };
  const takesIn = step === 'change change' || (step === 'create change' && !TEXTS_OF_UPLOAD.has(later.collection));
  return takesIn ? { earlier: withChanges(earlier, later), later: null } : { earlier, later };
}

/**
 * Rebases the next write of an entry on the server's answer. If the answer contains changes by others that the user has
 * not seen, rebases on the sent values instead, so that the server detects a conflict.
 */
export function basedOn(write: WaitingWrite, sentWrite: Write, answer: Values): WaitingWrite {
  const { verb, opened, body } = write;
  if (verb !== 'change' || opened === null) return write;
  const own = sentWrite.body ?? {};
  const isUnseen = (name: string) =>
    name !== 'updatedAt' && !Object.hasOwn(own, name) && !isSame(opened[name], answer[name]);
  const hasUnseen = sentWrite.verb !== 'create' && Object.keys(opened).some(isUnseen);
  const ownAnswer = Object.fromEntries(Object.keys(own).map((name) => [name, answer[name]]));
  return { ...write, opened: hasUnseen ? { ...opened, ...ownAnswer } : answer, shown: { ...answer, ...body } };
}
