import { type Node, nameOf, visitNodes } from './syntax';

const isTranslations = (node: Node) =>
  node.type === 'CallExpression' && nameOf(node.callee as Node) === 'useTranslations';

const rootOf = (callee: Node): Node => (callee.type === 'MemberExpression' ? (callee.object as Node) : callee);

function firstText({ arguments: args }: Node): string | null {
  const first = (args as { expression: Node }[])[0]?.expression;
  return first?.type === 'StringLiteral' ? nameOf(first) : null;
}

export function usedIn(declaration: Node): Set<string> {
  const namespaces = new Map<string, string>();
  const keys = new Set<string>();
  visitNodes(declaration, (node) => {
    const init = node.init as Node | undefined;
    if (node.type === 'VariableDeclarator' && init && isTranslations(init))
      namespaces.set(nameOf(node.id), firstText(init) ?? '');
    else if (node.type === 'CallExpression' && isTranslations(node)) keys.add(firstText(node) ?? '');
  });
  visitNodes(declaration, (node) => {
    if (node.type !== 'CallExpression') return;
    const namespace = namespaces.get(nameOf(rootOf(node.callee as Node)));
    const key = firstText(node);
    if (namespace !== undefined && key !== null) keys.add([namespace, key].filter(Boolean).join('.'));
  });
  for (const namespace of namespaces.values()) keys.add(namespace);
  return new Set([...keys].map((key) => key.split('.').slice(0, 2).join('.')).filter(Boolean));
}
