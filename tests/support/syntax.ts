import { parseSync } from '@swc/core';
import type { Source } from './sources.mjs';

export type Node = Record<string, unknown> & { type?: string };

export interface Syntax {
  tree: Node;
  /** Line number, starting at one. */
  lineOf: (node: Node) => number;
  textOf: (node: Node) => string;
  lengthOf: (node: Node) => number;
}

const spanOf = (node: Node) => node.span as { start: number; end: number };

/** @throws if the source is not valid TypeScript */
export function parseSource({ path, text }: Source): Syntax {
  // Offsets continue from file to file, and a tree begins at its first token.
  const bytes = Buffer.from(`;${text}`);
  const tree = parseSync(`${bytes}`, { syntax: 'typescript', tsx: path.endsWith('x') }) as unknown as Node;
  const first = spanOf(tree).start;
  const textBetween = (start: number, end: number) => bytes.subarray(start - first, end - first).toString();
  const linesBetween = (start: number, end: number) => textBetween(start, end).split('\n').length;
  return {
    tree,
    lineOf: (node) => linesBetween(first, spanOf(node).start),
    textOf: (node) => textBetween(spanOf(node).start, spanOf(node).end),
    lengthOf: (node) => linesBetween(spanOf(node).start, spanOf(node).end),
  };
}

/** Calls `see` for every node of a syntax tree, outer nodes first. */
export function visitNodes(tree: unknown, see: (node: Node) => void) {
  if (typeof tree !== 'object' || tree === null) return;
  see(tree as Node);
  for (const child of Object.values(tree)) visitNodes(child, see);
}

export interface Call {
  /** `['expect', 'not', 'toBe']` for `expect(a).not.toBe(b)` */
  chain: string[];
  args: Node[];
}

export const nameOf = (node: unknown) => String((node as Node | undefined)?.value ?? '');

export function chainOf(node: Node): string[] {
  if (node.type === 'Identifier') return [nameOf(node)];
  if (node.type === 'MemberExpression') return [...chainOf(node.object as Node), nameOf(node.property)];
  if (node.type === 'CallExpression') return chainOf(node.callee as Node);
  return node.type === 'TaggedTemplateExpression' ? chainOf(node.tag as Node) : [''];
}

export function callOf(node: Node): Call | null {
  if (node.type !== 'CallExpression') return null;
  const args = (node.arguments as { expression: Node }[]).map(({ expression }) => expression);
  return { chain: chainOf(node), args };
}
