import type { PaperProposals, Reading, VaccinationProposal } from '@/lib/sharing/papers/proposals';
import type { PaperFacts, PrintedRow } from './paper-facts';

export interface ProposalScore {
  /** Printed fields. */
  expected: number;
  proposed: number;
  right: number;
  wrong: string[];
  /** Wrong dates that nothing marks as unsure. */
  wrongSureDates: string[];
}

const fields = ['vaccine', 'givenOn', 'validUntil', 'batch'] as const;

const rightFields = (proposal: VaccinationProposal, row: PrintedRow) =>
  fields.filter((field) => proposal[field]?.value === row[field]);

/** Pairs each proposal with the printed row that shares the most fields. Each row is used once. */
function pairRows(proposals: readonly VaccinationProposal[], rows: readonly PrintedRow[]) {
  const pairs = proposals.flatMap((proposal) =>
    rows.map((row) => ({ proposal, row, shared: rightFields(proposal, row).length })),
  );
  const paired = new Map<VaccinationProposal, PrintedRow>();
  for (const { proposal, row, shared } of pairs.toSorted((one, other) => other.shared - one.shared))
    if (shared > 0 && !paired.has(proposal) && ![...paired.values()].includes(row)) paired.set(proposal, row);
  return paired;
}

/** Compares proposals with what is printed. Unsure values count as proposed. */
export function scoreProposals(proposals: PaperProposals, facts: PaperFacts): ProposalScore {
  const score: ProposalScore = {
    ...{ expected: 2 + facts.rows.length * fields.length, proposed: 0, right: 0 },
    ...{ wrong: [], wrongSureDates: [] },
  };
  const compare = (name: string, reading: Reading<string> | null, printed: string | undefined) => {
    if (!reading) return;
    score.proposed += 1;
    if (reading.value === printed) {
      score.right += 1;
      return;
    }
    const text = `${name} ${reading.value}${reading.isUnsure ? ' (unsure)' : ''} for ${printed ?? 'nothing'}`;
    score.wrong.push(text);
    if (/On|Until/.test(name) && !reading.isUnsure) score.wrongSureDates.push(text);
  };
  const pairs = pairRows(proposals.vaccinations, facts.rows);
  for (const proposal of proposals.vaccinations)
    for (const field of fields) compare(field, proposal[field], pairs.get(proposal)?.[field]);
  compare('microchip', proposals.microchip, facts.microchip);
  compare(
    'passport',
    proposals.passportNumber && withoutSpaces(proposals.passportNumber),
    facts.passport.replace(/\s/g, ''),
  );
  return score;
}

function withoutSpaces(reading: Reading<string>): Reading<string> {
  return { ...reading, value: reading.value.replace(/\s/g, '') };
}
