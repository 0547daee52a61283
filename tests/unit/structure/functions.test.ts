import { type Source, sources } from '../../support/sources.mjs';
import { type Node, parseSource, visitNodes } from '../../support/syntax';

// Measured here, because Biome's noExcessiveLinesPerFunction omits parameters and most lines of markup.
const MAX_LINES = 60;
const kinds = new Set([
  ...['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'],
  ...['Constructor', 'ClassMethod', 'PrivateMethod', 'MethodProperty', 'GetterProperty', 'SetterProperty'],
]);

/** `path:line lines` of each function over 60 lines, including parameters, comments and empty lines. */
function tooLong(source: Source): string[] {
  const { tree, lineOf, lengthOf } = parseSource(source);
  const foundFunctions: string[] = [];
  visitNodes(tree, (node: Node) => {
    if (!kinds.has(String(node.type)) || lengthOf(node) <= MAX_LINES) return;
    foundFunctions.push(`${source.path}:${lineOf(node)} ${lengthOf(node)}`);
  });
  return foundFunctions;
}

const aFunction = (begin: string, lines: number): Source => {
  const text = `\n${begin} {\n${'  now();\n'.repeat(lines - 2)}}\n`;
  return { path: 'a.ts', text, lines: lines + 1 };
};

describe('function lengths', () => {
  test.each(['function f()', 'const f = () =>'])('reports %s from 61 lines on', (begin) => {
    expect(tooLong(aFunction(begin, 60))).toEqual([]);
    expect(tooLong(aFunction(begin, 61))).toEqual(['a.ts:2 61']);
  });

  test('methods of classes and objects count as functions', () => {
    const body = '\n'.repeat(61);
    const text = `class A { f() {${body}} }\nconst a = { g() {${body}} };`;

    expect(tooLong({ path: 'a.ts', text, lines: 130 })).toHaveLength(2);
  });

  test('no function is longer than 60 lines', () => {
    const program = sources(['app', 'components', 'lib', 'prisma', '.']).filter(({ path }) => !path.endsWith('.d.ts'));

    expect(program.flatMap(tooLong)).toEqual([]);
  });
});
