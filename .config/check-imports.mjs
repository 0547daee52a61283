// Runs dependency-cruiser with import-rules.mjs. Exit code 1 if there are violations.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import swc from '@swc/core';
import { importRules } from './import-rules.mjs';

function namedModules(node, foundPaths = new Set()) {
  if (node === null || typeof node !== 'object') return foundPaths;
  if (typeof node.source?.value === 'string') foundPaths.add(node.source.value);
  if (node.type === 'TsImportType') foundPaths.add(node.argument.value);
  if (node.type === 'CallExpression' && (node.callee.type === 'Import' || node.callee.value === 'require')) {
    const argument = node.arguments[0]?.expression;
    if (argument?.type === 'StringLiteral') foundPaths.add(argument.value);
  }
  for (const child of Object.values(node)) namedModules(child, foundPaths);
  return foundPaths;
}

// TypeScript 7 has no JavaScript parser for dependency-cruiser, and dependency-cruiser's own call of swc rejects JSX
// and misses types. This function parses with swc and passes on only the imports.
const parseModule = swc.parseFileSync;
swc.parseFileSync = (file, options) => {
  const tree = parseModule(file, { ...options, tsx: file.endsWith('x') });
  return {
    ...tree,
    body: [...namedModules(tree)].map((value) => ({
      type: 'ImportDeclaration',
      specifiers: [],
      source: { type: 'StringLiteral', value },
    })),
  };
};

const { cruise } = await import('dependency-cruiser');

export async function checkImports(root) {
  const result = await cruise(
    ['app', 'components', 'lib', 'prisma', 'middleware.ts', 'instrumentation.ts', 'instrumentation-node.ts'].filter(
      (name) => existsSync(join(root, name)),
    ),
    {
      baseDir: root,
      validate: true,
      parser: 'swc',
      doNotFollow: { path: ['(^|/)node_modules/', '^prisma/client/'] },
      exclude: { path: ['\\.(css|svg|woff2|json|sql|toml|prisma)$'] },
      ruleSet: { forbidden: importRules(root) },
    },
    {
      alias: { '@': root },
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['react-server', 'import', 'require', 'node', 'default', 'types'],
    },
  );
  const { modules, summary } = result.output;
  return {
    modules: modules.length,
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
      comment: importRules(root).find(({ name }) => name === rule.name)?.comment ?? '',
    })),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, violations } = await checkImports(resolve(process.argv[2] ?? join(import.meta.dirname, '..')));
  for (const { rule, from, to, comment } of violations) console.error(`${rule}: ${from} → ${to}\n  ${comment}`);
  console.log(`${modules} modules, ${violations.length} forbidden imports`);
  process.exit(violations.length > 0 ? 1 : 0);
}
