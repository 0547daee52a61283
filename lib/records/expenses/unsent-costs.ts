import { entityOf, type WaitingWrite } from '@/lib/browser/outbox/waiting';

interface UnsentCosts {
  /** New costs that no sum contains. */
  added: number;
  /** Changed, deleted or restored costs; the sums are still those of before. */
  altered: number;
}

const summedFields = ['amountCents', 'costCents', 'currency', 'category', 'paidOn', 'visitedOn'];

const hasCost = ({ collection, body, opened, shown }: WaitingWrite): boolean =>
  collection === 'expenses' || [body, opened, shown].some((values) => typeof values?.costCents === 'number');

function changesSums(write: WaitingWrite): boolean {
  if (!['expenses', 'vet-records'].includes(write.collection) || !hasCost(write)) return false;
  return write.verb !== 'change' || summedFields.some((field) => Object.hasOwn(write.body ?? {}, field));
}

/** Counts each cost or visit once. */
export function countUnsentCosts(waiting: readonly WaitingWrite[], petId: string): UnsentCosts {
  const own = waiting.filter((write) => write.petId === petId && changesSums(write));
  const addedIds = new Set(own.filter(({ verb }) => verb === 'create').map(entityOf));
  const alteredIds = new Set(own.map(entityOf).filter((entity) => !addedIds.has(entity)));
  return { added: addedIds.size, altered: alteredIds.size };
}
