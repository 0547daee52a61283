import { type Source, sources } from './sources.mjs';
import { type Node, parseSource, visitNodes } from './syntax';

export interface Expression {
  /** For example `lib/core/validation/ids.ts /^[0-9a-f]{8}$/`. */
  name: string;
  expression: RegExp;
}

function fillParts(parts: string[]): string {
  return parts.reduce((text, part) => `${text}${/\{(\d+,)?$/.test(text) ? '12' : 'a'}${part}`);
}

function textOf(node: Node | undefined): string | null {
  if (node?.type === 'StringLiteral') return String(node.value);
  if (node?.type !== 'TemplateLiteral') return null;
  return fillParts((node.quasis as { cooked: string }[]).map(({ cooked }) => cooked));
}

function expressionOf(node: Node): RegExp | 'of a variable' | null {
  if (node.type === 'RegExpLiteral') return new RegExp(String(node.pattern), String(node.flags));
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!isCall || (node.callee as Node)?.value !== 'RegExp') return null;
  const [pattern, flags] = (node.arguments as { expression: Node }[]).map(({ expression }) => textOf(expression));
  return pattern ? new RegExp(pattern, flags ?? '') : 'of a variable';
}

function expressionsIn(source: Source): (Expression | string)[] {
  const foundExpressions: (Expression | string)[] = [];
  visitNodes(parseSource(source).tree, (node) => {
    const expression = expressionOf(node);
    if (typeof expression === 'string') foundExpressions.push(source.path);
    else if (expression) foundExpressions.push({ name: `${source.path} ${expression}`, expression });
  });
  return foundExpressions;
}

export function programExpressions(): { expressions: Expression[]; ofVariables: string[] } {
  const program = [
    ...sources(['app', 'components', 'lib']),
    ...sources(['.'], /^(middleware|instrumentation(-node)?|next\.config)\.ts$/),
  ];
  const foundExpressions = program.filter(({ path }) => !path.endsWith('.d.ts')).flatMap(expressionsIn);
  const unique = new Map(foundExpressions.filter((one) => typeof one !== 'string').map((one) => [one.name, one]));
  return { expressions: [...unique.values()], ofVariables: foundExpressions.filter((one) => typeof one === 'string') };
}
