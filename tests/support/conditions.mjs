import { parseSync } from 'oxc-parser';

const SQL_TAGS = /^(?:Prisma\.sql|.*\$(?:queryRaw|executeRaw))$/;

/** Words that end a condition outside parentheses. */
const AFTER =
  /^(?:AND|OR|WHERE|ORDER|GROUP|LIMIT|FOR|RETURNING|JOIN|LEFT|INNER|UNION|SET|ON|HAVING|FROM|WHEN|THEN|ELSE|END)\b/;
const BEFORE_FIRST = /^(?:WHERE|ON)\b/;

const isWord = (character) => /\w/.test(character ?? ' ');

function endOfValue(text, from) {
  let open = 0;
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '{') open += 1;
    if (text[at] === '}') open -= 1;
    if (open === 0) return at;
  }
  return text.length;
}

/** Positions of words in SQL, with parenthesis depth and previous word. Skips values. */
function wordsOf(text, from, to) {
  const words = [];
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    const before = words.at(-1)?.word;
    if (text.startsWith('${', at)) at = endOfValue(text, at);
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') {
      words.push({ at, word: ')', depth, before });
      depth -= 1;
    } else if (isWord(text[at]) && !isWord(text[at - 1])) {
      const [word] = /^\w+/.exec(text.slice(at, to));
      words.push({ at, word: word.toUpperCase(), depth, before });
    }
  }
  return [...words, { at: to, word: ')', depth: 0 }];
}

const isRange = ({ word }, index, words) =>
  word === 'AND' && words.slice(Math.max(0, index - 3), index).some((one) => one.word === 'BETWEEN');

const isDistinct = ({ word, before }) => word === 'FROM' && before === 'DISTINCT';

function conditionsOfSql(text, from, to) {
  const words = wordsOf(text, from, to).filter((...one) => !isRange(...one) && !isDistinct(...one));
  const ends = ({ at, depth }, one) =>
    one.at > at && ((one.word === ')' && one.depth <= depth) || (one.depth === depth && AFTER.test(one.word)));
  return words.flatMap((word) => {
    const end = words.find((one) => ends(word, one));
    if (!end) return [];
    const isFirstOfSeveral = BEFORE_FIRST.test(word.word) && end.word === 'AND';
    if (word.word !== 'AND' && !isFirstOfSeveral) return [];
    const start = word.at + word.word.length;
    return [{ kind: 'sql', start, end: end.at, condition: text.slice(start, end.at) }];
  });
}

/** Parts of an expression by type. Each part can contain a condition. */
const PARTS = {
  ArrayExpression: ({ elements }) => elements,
  ArrowFunctionExpression: ({ body }) => [body],
  ConditionalExpression: ({ consequent, alternate }) => [consequent, alternate],
  LogicalExpression: ({ left, right }) => [left, right],
  ParenthesizedExpression: ({ expression }) => [expression],
  TSAsExpression: ({ expression }) => [expression],
  TSSatisfiesExpression: ({ expression }) => [expression],
};

/** Properties of an object, including nested ones. The only property of a nested object counts as the whole object. */
function conditionsOfObject(text, node, isNested = false) {
  const parts = PARTS[node?.type];
  const isOneOfSeveral = node?.type === 'ArrayExpression';
  if (parts) return parts(node).flatMap((part) => conditionsOfObject(text, part, isNested && !isOneOfSeveral));
  if (node?.type !== 'ObjectExpression') return [];
  const isWhole = isNested && node.properties.length === 1;
  return node.properties.flatMap((property) => {
    const { start, end } = property;
    const own = { kind: 'property', start, end, condition: text.slice(start, end) };
    const inside = conditionsOfObject(text, property.value ?? property.argument, true);
    return isWhole ? inside : [own, ...inside];
  });
}

function isCondition(file, name) {
  return /^where$|^of[A-Z]|Where$/.test(name) || file.endsWith('/filters.ts');
}

const isSql = (text, { type, tag }) =>
  type === 'TaggedTemplateExpression' && SQL_TAGS.test(text.slice(tag.start, tag.end));

function nodesOf(value) {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return typeof value.type === 'string' ? [value, ...inside] : inside;
}

export function conditionsIn(file, text) {
  const foundConditions = nodesOf(parseSync(file, text).program).flatMap((node) => {
    if (node.type === 'Property' && node.key.name === 'where') return conditionsOfObject(text, node.value);
    if (node.type === 'VariableDeclarator' && isCondition(file, node.id.name ?? ''))
      return conditionsOfObject(text, node.init);
    return isSql(text, node) ? conditionsOfSql(text, node.quasi.start + 1, node.quasi.end - 1) : [];
  });
  const byPlace = new Map(foundConditions.map((one) => [`${one.start} ${one.end}`, one]));
  return [...byPlace.values()]
    .sort((one, other) => one.start - other.start)
    .map(({ kind, start, end, condition }) => ({
      kind,
      start,
      end,
      line: text.slice(0, start).split('\n').length,
      condition: condition.replace(/\s+/g, ' ').trim(),
    }));
}

/** Code of a switch. `isMissing` is undefined in scripts, which run in separate processes. */
const SWITCHES = {
  property: (number) => [`...(globalThis.isMissing?.(${number}) ? {} : { `, ' })'],
  sql: (number) => [`\${globalThis.isMissing?.(${number}) ? ConditionSql.sql\` TRUE \` : ConditionSql.sql\``, '`}'],
};

/** Source with a switch around each condition, numbered from `first`. */
export function withSwitches(text, conditions, first) {
  const edits = conditions.flatMap(({ kind, start, end }, index) => {
    const [before, after] = SWITCHES[kind](first + index);
    return [
      { at: start, added: before, order: 1, other: -end },
      { at: end, added: after, order: 0, other: -start },
    ];
  });
  // At the same position, outer edits begin first and end last.
  edits.sort((one, next) => one.at - next.at || one.order - next.order || one.other - next.other);
  let switchedText = conditions.some(({ kind }) => kind === 'sql')
    ? "import { Prisma as ConditionSql } from '@/prisma/client/client';\n"
    : '';
  let at = 0;
  for (const edit of edits) {
    switchedText += text.slice(at, edit.at) + edit.added;
    at = edit.at;
  }
  return switchedText + text.slice(at);
}
