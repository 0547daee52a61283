import { readFileSync } from 'node:fs';
import { toSVG } from 'bwip-js/node';
import { Random } from '../../outbox/random';
import { type PaperFacts, type PrintedRow, paperWords } from './paper-facts';

export const kinds = ['printed', 'certificate', 'stamped', 'handwritten'] as const;
export type Kind = (typeof kinds)[number];

const font = (family: string, path: string) => {
  const data = readFileSync(path).toString('base64');
  return `@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${data}) }`;
};

const style = () => `
  ${font('Hand', require.resolve('@fontsource/caveat/files/caveat-latin-500-normal.woff2'))}
  ${font('Stamp', require.resolve('@fontsource/special-elite/files/special-elite-latin-400-normal.woff2'))}
  body { margin: 0; width: 900px; height: 675px; box-sizing: border-box; padding: 28px 34px; background: #fbfaf4; color: #222;
    font: 15px 'Liberation Sans' }
  h1 { font-size: 24px; margin: 0 0 10px } table { border-collapse: collapse; width: 100%; margin-top: 14px }
  th, td { border: 1px solid #888; padding: 7px 8px; text-align: left; height: 34px } th { font-size: 12px; background: #e8efe8 }
  dl { display: grid; grid-template-columns: auto 1fr auto 1fr; gap: 4px 14px; margin: 0 } dt { font-size: 12px; color: #444 } dd { margin: 0 }
  .serif { font-family: 'Liberation Serif'; font-size: 16px }
  .hand td, .hand dd { font-family: Hand; font-size: 25px; line-height: 25px; color: #1b2f7a; padding: 3px 8px }
  .stamp { font-family: Stamp; color: #3b2f80; display: inline-block }
  .sticker { border: 1px solid #777; background: white; padding: 4px 8px; font-size: 12px; display: flex; gap: 10px; align-items: center }
  .sticker b { font-size: 14px; display: block } .sticker svg { width: 34px; height: 34px; flex: none }
  .lines p { display: grid; grid-template-columns: 170px 1fr; margin: 5px 0 } .entry { border-top: 1px solid #bbb; margin-top: 8px }
  footer { font-size: 11px; margin-top: 12px }`;

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

function header(facts: PaperFacts): string {
  const words = paperWords[facts.language];
  const pairs = [
    [words.pet, 'Luna'],
    [words.born, facts.born],
    [words.chip, facts.microchip],
    [words.passport, facts.passport],
  ];
  return `<h1>${words.title}</h1><dl>${pairs.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

function table(facts: PaperFacts, cells: (row: PrintedRow) => string[], titles: readonly string[]): string {
  const head = titles.map((title) => `<th>${escapeHtml(title)}</th>`).join('');
  const body = facts.rows
    .map(
      (row) =>
        `<tr>${cells(row)
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('');
  return `<table><tr>${head}</tr>${body}</table>`;
}

function printedTable(facts: PaperFacts): string {
  const words = paperWords[facts.language];
  const cells = (row: PrintedRow) => [row.name, row.product, row.batch, row.given, row.valid];
  return table(facts, cells, [words.vaccine, words.product, words.batch, words.given, words.valid]);
}

function certificate(facts: PaperFacts): string {
  const words = paperWords[facts.language];
  const entry = (row: PrintedRow) =>
    [
      [words.vaccine, row.name],
      [words.product, row.product],
      [words.batch, row.batch],
      [words.given, row.given],
      [words.valid, row.valid],
    ]
      .map(([label, value]) => `<p><span>${label}:</span><span>${value}</span></p>`)
      .join('');
  return facts.rows.map((row) => `<div class="entry lines">${entry(row)}</div>`).join('');
}

/** Check digit of a 14-digit GTIN (GS1 General Specifications, 7.9). */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** GS1 codes of vials carry number, expiry and batch. */
function sticker({ product, batch }: PrintedRow, random: Random): string {
  const number = `08713184${String(10000 + random.below(89999))}`;
  const text = `(01)${number}${checkDigit(number)}(17)27${String(1 + random.below(9)).padStart(2, '0')}00(10)${batch}`;
  const code = toSVG({ bcid: 'gs1datamatrix', text, parse: false });
  return `<div class="sticker">${code}<span><b>${product}</b>Lot ${batch}<br>EXP 09/2027</span></div>`;
}

function stampedTable(facts: PaperFacts, random: Random): string {
  const words = paperWords[facts.language];
  const stamp = (text: string) =>
    `<span class="stamp" style="transform: rotate(${(random.next() * 6 - 3).toFixed(1)}deg)">${text}</span>`;
  const cells = (row: PrintedRow) => [stamp(row.given), sticker(row, random), stamp(row.valid), ''];
  return table(facts, cells, [words.given, words.product, words.valid, words.vet]);
}

export function paperHtml(kind: Kind, facts: PaperFacts, seed: number): string {
  const random = new Random(seed);
  const body = {
    printed: printedTable,
    handwritten: printedTable,
    certificate,
    stamped: (stamped: PaperFacts) => stampedTable(stamped, random),
  }[kind](facts);
  const names = { printed: random.chance(0.5) ? 'serif' : '', certificate: 'serif', stamped: '', handwritten: 'hand' };
  const page = `${header(facts)}${body}<footer>Dr. A. Sommer, ${paperWords[facts.language].vet}</footer>`;
  return `<!doctype html><meta charset="utf-8"><style>${style()}</style><body class="${names[kind]}">${page}</body>`;
}
