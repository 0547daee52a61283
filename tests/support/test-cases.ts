import { type Source, sources } from './sources.mjs';
import { type Call, callOf, type Node, nameOf, parseSource, type Syntax, visitNodes } from './syntax';

export interface TestCase {
  /** For example `tests/db/pets.test.ts:12`. */
  place: string;
  /** Null if it is not a literal. */
  title: string | null;
  /** True if it calls `expect` itself or through a function. */
  expects: boolean;
  /** Number of lines, for tests of three or more steps without an empty line. */
  solidLines: number;
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];
const NO_TESTS = /^(describe|use|extend|step|slow|info|configure|setTimeout|(before|after)(All|Each))$/;

function namesUsed(tree: unknown): Set<string> {
  const names = new Set<string>();
  visitNodes(tree, (node) => {
    const call = callOf(node);
    if (!call) return;
    names.add(call.chain[0] ?? '').add(call.chain.at(-1) ?? '');
    for (const one of call.args) if (one.type === 'Identifier') names.add(nameOf(one));
  });
  return names;
}

function functionsIn({ tree }: Syntax): [string, Set<string>][] {
  const foundFunctions: [string, Set<string>][] = [];
  visitNodes(tree, (node) => {
    const { type, id, init, identifier, key, value } = node as Record<string, Node>;
    if (identifier && node.body) foundFunctions.push([nameOf(identifier), namesUsed(node.body)]);
    else if (id && FUNCTIONS.includes(String(init?.type))) foundFunctions.push([nameOf(id), namesUsed(init)]);
    else if (key && (/Method/.test(String(type)) || FUNCTIONS.includes(String(value?.type))))
      foundFunctions.push([nameOf(key), namesUsed(node)]);
  });
  return foundFunctions;
}

/** `expect` and all functions that call it. */
function expectingNames(files: Syntax[]): Set<string> {
  const functions = files.flatMap(functionsIn);
  const expecting = new Set(['expect', 'assert']);
  let before = 0;
  while (expecting.size > before) {
    before = expecting.size;
    for (const [name, usedNames] of functions)
      if ([...usedNames].some((one) => expecting.has(one))) expecting.add(name);
  }
  return expecting;
}

function titleOf(node: Node | undefined): string | null {
  if (node?.type === 'StringLiteral') return nameOf(node);
  if (node?.type !== 'TemplateLiteral') return null;
  return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('…');
}

const isTest = ({ chain: [first = '', ...rest], args }: Call) =>
  (first === 'test' || first === 'it') && args.length > 1 && !rest.some((name) => NO_TESTS.test(name));

function stepsOf({ args }: Call): Node | null {
  const body = args.find(({ type }) => FUNCTIONS.includes(String(type)))?.body as Node | undefined;
  return body && ((body.stmts as Node[] | undefined)?.length ?? 0) > 2 ? body : null;
}

const isTestFile = ({ path }: Source) => /\.(test|spec)\.tsx?$/.test(path);

export const testFiles = () =>
  sources(['tests'], /(?<!\.d)\.(ts|tsx|mts)$/).map((file) => ({ ...file, ...parseSource(file) }));

export type TestFile = ReturnType<typeof testFiles>[number];

export function testCases(files: TestFile[]): TestCase[] {
  const expecting = expectingNames(files);
  return files.filter(isTestFile).flatMap(({ path, tree, lineOf, textOf, lengthOf }) => {
    const foundCases: TestCase[] = [];
    visitNodes(tree, (node) => {
      const call = callOf(node);
      if (!call || !isTest(call)) return;
      const usedNames = [...namesUsed(call.args), ...call.args.map(nameOf)];
      const expects = usedNames.some((name) => expecting.has(name));
      const steps = stepsOf(call);
      const solidLines = steps && !textOf(steps).includes('\n\n') ? lengthOf(steps) : 0;
      foundCases.push({ place: `${path}:${lineOf(node)}`, title: titleOf(call.args[0]), expects, solidLines });
    });
    return foundCases;
  });
}
