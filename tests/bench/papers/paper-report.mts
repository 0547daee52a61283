import type { PaperText } from '@/lib/core/paper/paper-text';
import { proposeEntries } from '@/lib/sharing/papers/propose';
import { markdownTable } from '../machine.mts';
import type { Paper } from './make-papers.mts';
import { scoreText } from './paper-scores';
import { scoreProposals } from './proposal-scores';

export interface Measurement extends Omit<Paper, 'file'> {
  reading: PaperText;
  seconds: number;
  processorSeconds: number;
  peakMiB: number;
}

/** After all dates of the papers that are in the past. */
const LATEST = '2026-11-30';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const percent = (part: number, whole: number) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);

function scorePaper(measurement: Measurement) {
  const { reading, facts, kind } = measurement;
  const proposals = proposeEntries(reading, { species: 'dog', latest: LATEST, bornOn: facts.bornOn });
  return {
    ...measurement,
    text: scoreText(reading, facts, kind === 'stamped'),
    entries: scoreProposals(proposals, facts),
  };
}

type Scored = ReturnType<typeof scorePaper>;

function listFaults({ name, text, entries }: Scored): void {
  if (text.missing.length > 0) console.log(`${name}: not read: ${text.missing.join('; ')}`);
  if (entries.wrong.length > 0) console.log(`${name}: wrong: ${entries.wrong.join('; ')}`);
}

function summarize(title: string, group: readonly Scored[]): string[] {
  const total = (count: (paper: Scored) => number) => sum(group.map(count));
  const share = (part: (paper: Scored) => number, whole: (paper: Scored) => number) =>
    percent(total(part), total(whole));
  const processor = median(group.map(({ processorSeconds }) => processorSeconds));
  return [
    title,
    String(group.length),
    share(
      ({ text }) => text.found,
      ({ text }) => text.values,
    ),
    share(
      ({ text }) => text.codesFound,
      ({ text }) => text.codes,
    ),
    share(
      ({ entries }) => entries.right,
      ({ entries }) => entries.proposed,
    ),
    share(
      ({ entries }) => entries.right,
      ({ entries }) => entries.expected,
    ),
    String(total(({ entries }) => entries.wrongSureDates.length)),
    median(group.map(({ seconds }) => seconds)).toFixed(1),
    processor.toFixed(1),
    (4 * processor).toFixed(0),
    String(Math.max(...group.map(({ peakMiB }) => peakMiB))),
  ];
}

/** Prints faults of single papers and a table by kind and damage. */
export function reportPapers(measurements: readonly Measurement[]): void {
  const scored = measurements.map(scorePaper);
  for (const paper of scored) listFaults(paper);
  const titleOf = ({ kind, damage }: Scored) => `${kind}, ${damage}`;
  const rows = [...new Set(scored.map(titleOf))].map((title) =>
    summarize(
      title,
      scored.filter((paper) => titleOf(paper) === title),
    ),
  );
  const text = ['papers', 'count', 'values read', 'codes read'];
  const entries = ['precision', 'recall', 'wrong, sure dates'];
  const cost = ['seconds', 'processor s', 'times 4', 'peak MiB'];
  console.log(markdownTable([...text, ...entries, ...cost], [...rows, summarize('all', scored)]));
}
