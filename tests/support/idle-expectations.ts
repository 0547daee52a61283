import { callOf, chainOf, type Node, visitNodes } from './syntax';
import type { TestFile } from './test-cases';

/** Matchers that nearly every value passes. */
const WEAK = ['toBeDefined', 'toBeTruthy', 'toBeFalsy'];
const NOT_NEGATIVE = ['length', 'size', 'count'];
const PROMISES = ['resolves', 'rejects', 'poll', 'toPass'];
const PROMISES_OF_LOCATORS =
  /^to(ContainText|Be(Visible|Hidden|Focused|Checked|Enabled|Disabled|InViewport)|Have(Text|URL|Count|Value|Attribute|Title|CSS|Class))$/;

const isExpectation = (node: Node) => chainOf(node)[0] === 'expect';

function subjectOf(node: Node): Node | undefined {
  const callee = node.callee as Node | undefined;
  if (callee?.type === 'Identifier') return callOf(node)?.args[0];
  const inner = callee ?? (node.object as Node | undefined);
  return inner && subjectOf(inner);
}

function isCount(subject: Node | undefined): boolean {
  if (subject?.type === 'AwaitExpression') return isCount(subject.argument as Node);
  return subject !== undefined && NOT_NEGATIVE.includes(chainOf(subject).at(-1) ?? '');
}

function isWeak(node: Node): boolean {
  const { chain, args } = callOf(node) ?? { chain: [], args: [] };
  if (chain[0] !== 'expect') return false;
  if (WEAK.includes(chain.at(-1) ?? '')) return true;
  if (chain.at(-1) === 'toMatchObject' && (args[0]?.properties as unknown[] | undefined)?.length === 0) return true;
  return chain.at(-1) === 'toBeGreaterThanOrEqual' && args[0]?.value === 0 && isCount(subjectOf(node));
}

function isWithoutMatcher(node: Node): boolean {
  if (node.type !== 'ExpressionStatement') return false;
  const statement = node.expression as Node;
  const expression = statement.type === 'AwaitExpression' ? (statement.argument as Node) : statement;
  return isExpectation(expression) && (expression.type === 'MemberExpression' || chainOf(expression).length === 1);
}

function isForgotten(node: Node, locators: boolean): boolean {
  if (node.type !== 'ExpressionStatement') return false;
  const expression = node.expression as Node;
  if (!isExpectation(expression)) return false;
  const chain = chainOf(expression);
  return chain.some((name) => PROMISES.includes(name)) || (locators && PROMISES_OF_LOCATORS.test(chain.at(-1) ?? ''));
}

/** Locations of expectations that hardly ever fail: weak matchers, no matcher, or not awaited. */
export function idleExpectations(files: TestFile[]): string[] {
  return files.flatMap(({ path, tree, lineOf }) => {
    const locators = path.startsWith('tests/e2e/');
    const problems: string[] = [];
    visitNodes(tree, (node) => {
      if (isWeak(node) || isWithoutMatcher(node) || isForgotten(node, locators))
        problems.push(`${path}:${lineOf(node)}`);
    });
    return problems;
  });
}
