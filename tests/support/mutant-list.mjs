import { readFileSync } from 'node:fs';

/** Equivalent mutants, each with a reason. `within` is the line, if there are several. */
const harmless = JSON.parse(readFileSync(new URL('../mutants-that-change-nothing.json', import.meta.url), 'utf8'));

const spaceless = (text) => text.replaceAll(/\s+/g, ' ');

const isMeant = (entry) => (mutant) =>
  mutant.status !== 'killed' &&
  mutant.file === entry.file &&
  (entry.within ?? mutant.within) === mutant.within &&
  spaceless(mutant.code) === spaceless(entry.code) &&
  spaceless(mutant.becomes) === spaceless(entry.becomes);

/** @returns mutants that count, and unused lines of the list */
export function withoutHarmless(mutants, { files }) {
  const entries = harmless.filter(({ file }) => files.includes(file));
  const stale = entries.filter((entry) => !mutants.some(isMeant(entry)));
  return {
    counted: mutants.filter((mutant) => !entries.some((entry) => isMeant(entry)(mutant))),
    stale: stale.map(({ file, code, becomes }) => `${file}: ${code} → ${becomes}`),
  };
}
