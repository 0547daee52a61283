import 'server-only';
import { foldLetters, letterFolds } from '../text/fold';
import { Prisma } from './client';

const LAST_CODE_POINT = 0x1ffff;
const CAPITAL = /^\p{Lu}$/u;
const SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]$/u;

const escapeCode = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;

function combiningMarks(): string {
  const ranges: [first: number, last: number][] = [];
  for (let code = 0x80; code <= LAST_CODE_POINT; code += 1) {
    if (!/\p{M}/u.test(String.fromCodePoint(code))) continue;
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `${escapeCode(first)}-${escapeCode(last)}`).join('');
}

/** Includes capitals, because in databases with the C locale `lower` only handles ASCII. */
function singleLetters(): [letter: string, folded: string][] {
  const pairs = [...letterFolds].filter(([, foldedText]) => foldedText.length === 1);
  for (let code = 0x80; code <= LAST_CODE_POINT; code += 1) {
    const letter = String.fromCodePoint(code);
    if (!CAPITAL.test(letter) || !SCRIPTS.test(letter) || letter.normalize('NFKD') !== letter) continue;
    const foldedLetter = foldLetters(letter);
    pairs.push([letter, [...foldedLetter].length === 1 ? foldedLetter : letter.toLowerCase()]);
  }
  return pairs;
}

interface Tables {
  marks: string;
  from: string;
  to: string;
}

let tables: Tables | undefined;

function readTables(): Tables {
  const letters = singleLetters();
  const from = letters.map(([letter]) => letter).join('');
  return { marks: `[${combiningMarks()}]`, from, to: letters.map(([, foldedText]) => foldedText).join('') };
}

/** SQL equivalent of `foldLetters` for a text column. Handles capitals of Latin, Greek, Cyrillic and Armenian. */
export function foldedSql(text: Prisma.Sql): Prisma.Sql {
  tables ??= readTables();
  const { marks, from, to } = tables;
  const ligatures = [...letterFolds].filter(([, foldedText]) => foldedText.length > 1);
  const others = ligatures.reduce(
    (sql, [letter, foldedText]) => Prisma.sql`replace(${sql}, ${letter}, ${foldedText})`,
    Prisma.sql`translate("plain", ${from}, ${to})`,
  );
  return Prisma.sql`(SELECT CASE WHEN octet_length("plain") = char_length("plain") THEN "plain" ELSE ${others} END
    FROM (SELECT lower(regexp_replace(normalize(${text}, NFKD), ${marks}, '', 'g')) AS "plain" OFFSET 0) "marked")`;
}
