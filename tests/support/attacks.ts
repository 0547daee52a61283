interface Term {
  samples: string[];
  unbounded: boolean;
  inner: Term[][];
}

const ATOM = String.raw`\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\k<\w+>|\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^]`;
const GROUP = String.raw`\((?:\?(?:[:=!]|<[=!]|<\w+>))?`;
const QUANTIFIER = String.raw`[*+?]\??|\{\d+(?:,\d*)?\}\??`;

const POOL = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\n\r\t\0\u00a0\u00e9\u0301\u200b\u202e\u2028\u2019\u25a1\ufe0f\ue000\ud800',
  '👩',
];

function poolOf(atom: string, flags: string): string[] {
  try {
    const one = new RegExp(`^(?:${atom})$`, flags.replace(/[gym]/g, ''));
    return POOL.filter((character) => one.test(character));
  } catch {
    return [];
  }
}

/** Parses an expression into alternatives of sequences of terms. Lookarounds count as their content. */
class Reader {
  private at = 0;

  constructor(
    private readonly source: string,
    private readonly flags: string,
  ) {}

  alternatives(): Term[][] {
    const all: Term[][] = [[]];
    while (this.at < this.source.length && this.source[this.at] !== ')') {
      if (this.next('\\|')) all.push([]);
      else all.at(-1)?.push(...this.term());
    }
    return all;
  }

  private term(): Term[] {
    const isGroup = this.next(GROUP) !== '';
    const inner = isGroup ? this.alternatives() : [];
    const atom = this.next(isGroup ? '\\)' : ATOM);
    const times = this.next(QUANTIFIER);
    if (/^(\^|\$|\\b|\\B)$/.test(atom)) return [];
    const least = Math.min(Number(/^\{(\d+)/.exec(times)?.[1] ?? 1) || 1, 100);
    const samples = isGroup ? inner.slice(0, 3).map(sampleOf) : poolOf(atom, this.flags);
    const unbounded = /^([*+]|\{\d+,\})/.test(times);
    return [{ samples: samples.map((sample) => sample.repeat(least)), unbounded, inner }];
  }

  private next(expression: string): string {
    const [matchedText = ''] = new RegExp(`^(?:${expression})`).exec(this.source.slice(this.at)) ?? [];
    this.at += matchedText.length;
    return matchedText;
  }
}

const sampleOf = (terms: Term[]): string => terms.map(({ samples }) => samples[0] ?? '').join('');

/** For each unbounded part: the text that must precede it, and its samples. */
function pumps(alternatives: Term[][], before = ''): { before: string; pump: Term }[] {
  return alternatives.flatMap((terms) =>
    terms.flatMap((term, index) => {
      const prefix = before + sampleOf(terms.slice(0, index));
      const own = term.unbounded ? [{ before: prefix, pump: term }] : [];
      return [...own, ...pumps(term.inner, prefix)];
    }),
  );
}

function kindsOf(source: string, flags: string): string[] {
  const atoms = [...new Set(source.match(new RegExp(ATOM, 'g')))].filter((atom) => !/^[()|*+?^$]$/.test(atom));
  const fitting = atoms.map((atom) => new Set(poolOf(atom, flags)));
  const kinds = new Map<string, string>();
  for (const character of POOL) {
    const kind = fitting.map((fits) => (fits.has(character) ? 1 : 0)).join('');
    if (!kinds.has(kind)) kinds.set(kind, character);
  }
  return [...kinds.values()].slice(0, 24);
}

export type Attack = (length: number) => string;

const attack =
  (before: string, unit: string, after: string): Attack =>
  (length) =>
    before + unit.repeat(Math.ceil(length / unit.length)) + after;

export function attacksOn({ source, flags }: RegExp): Attack[] {
  const alternatives = new Reader(source, flags).alternatives();
  const kinds = kindsOf(source, flags);
  const foundPumps = pumps(alternatives);
  const beginnings = new Set([
    '',
    'a',
    '\u0000',
    ...foundPumps.map(({ before }) => before),
    ...alternatives.map(sampleOf),
  ]);
  const units = new Set([...kinds, ...kinds.flatMap((one) => kinds.slice(0, 10).map((other) => one + other))]);
  for (const { before, pump } of foundPumps) {
    for (const sample of pump.samples.slice(0, 4)) units.add(sample).add(before + sample);
    units.add(before);
  }
  for (const terms of alternatives) units.add(sampleOf(terms));
  const attacks = new Map<string, Attack>();
  for (const before of [...beginnings].slice(0, 8))
    for (const unit of units)
      for (const after of ['', '\u0000', '!a'])
        if (unit !== '') attacks.set(JSON.stringify([before, unit, after]), attack(before, unit, after));
  return [...attacks.values()];
}
