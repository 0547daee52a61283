import type { PaperReading } from '@/lib/browser/papers/read-paper';
import type { PaperProposals, Reading, VaccinationProposal } from '@/lib/sharing/papers/proposals';

const region = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };

export function aReading<Value>(value: Value, changes: Partial<Reading<Value>> = {}): Reading<Value> {
  return { ...{ value, text: String(value), page: 1, region, isUnsure: false, alternatives: [] }, ...changes };
}

export function aDoseProposal(changes: Partial<VaccinationProposal> = {}): VaccinationProposal {
  return {
    ...{ vaccine: aReading('dog.rabies'), antigens: [], product: null, page: 1 },
    ...{ givenOn: aReading('2025-03-07'), validUntil: null, batch: null },
    region: { x: 0, y: 0.2, width: 1, height: 0.06 },
    ...changes,
  };
}

export function someProposals(changes: Partial<PaperProposals> = {}): PaperProposals {
  return {
    ...{ dateOrder: 'dmy', vaccinations: [aDoseProposal()], weights: [], medications: [] },
    ...{ microchip: null, passportNumber: null, clinic: null, vetName: null },
    ...changes,
  };
}

export const aPaperReading: PaperReading = {
  ...{ lines: [], barcodes: [], omittedPages: 0 },
  pages: [{ width: 1000, height: 800 }],
  pictures: [new Blob(['picture'], { type: 'image/jpeg' })],
};
