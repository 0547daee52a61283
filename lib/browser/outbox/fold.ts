import { isSame } from '@/lib/core/validation/changed-values';
import type { Values } from '@/lib/versions/merge';
import type { Waiting, Write } from './waiting';

/** Two consecutive writes of the same entry after folding. */
export interface Folded {
  /** The earlier one as it is from now on; null where it need not be sent any more. */
  earlier: Write | null;
  /** The later one; null where the earlier one has taken it in. */
  later: Write | null;
}

const TEXTS_OF_UPLOAD = new Set(['photos', 'documents']);

const WITHOUT_BIN = new Set(['completions', 'checks', 'doses']);

/**
 * Only of writes that the server can't have yet. A removal leaves what waits before it, or an undo would bring the entry
 * back without it; what the server has refused can't go first.
 */
export function canFold({ tries, trouble }: Waiting, { verb, collection }: Write): boolean {
  if (trouble !== null) return true;
  return tries === 0 && (verb !== 'remove' || WITHOUT_BIN.has(collection));
}

function withChanges(earlier: Write, { body, shown }: Write): Write {
  return { ...earlier, body: { ...earlier.body, ...body }, shown: { ...earlier.shown, ...shown } };
}

/**
 * @param earlier the last waiting write of the same entry, which was not tried yet
 * @returns what waits from now on
 */
export function fold(earlier: Write, later: Write): Folded {
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
 * Once an entry has been sent, the next write of it starts from the server's answer: with others' changes in it that
 * nobody here has seen, only from what was sent, so that the server compares them.
 */
export function basedOn(write: Waiting, sentWrite: Write, answer: Values): Waiting {
  const { verb, opened, body } = write;
  if (verb !== 'change' || opened === null) return write;
  const own = sentWrite.body ?? {};
  const isUnseen = (name: string) =>
    name !== 'updatedAt' && !Object.hasOwn(own, name) && !isSame(opened[name], answer[name]);
  const hasUnseen = sentWrite.verb !== 'create' && Object.keys(opened).some(isUnseen);
  const ownAnswer = Object.fromEntries(Object.keys(own).map((name) => [name, answer[name]]));
  return { ...write, opened: hasUnseen ? { ...opened, ...ownAnswer } : answer, shown: { ...answer, ...body } };
}
