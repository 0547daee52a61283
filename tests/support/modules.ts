import { dirname, join } from 'node:path';
import type { Source } from './sources.mjs';
import { type Node, nameOf, parseSource } from './syntax';

export interface Module {
  path: string;
  isClient: boolean;
  declarations: Map<string, Node>;
  exports: Set<string>;
  imports: Map<string, readonly [path: string, name: string]>;
}

const endings = ['.ts', '.tsx'];

function baseOf(from: string, request: string): string | null {
  if (request.startsWith('@/')) return request.slice(2);
  return request.startsWith('.') ? join(dirname(from), request) : null;
}

export function pathOf(from: string, request: string, paths: ReadonlySet<string>): string | null {
  const base = baseOf(from, request);
  return endings.map((ending) => base + ending).find((path) => paths.has(path)) ?? null;
}

function addImport(module: Module, node: Node, paths: ReadonlySet<string>): void {
  const path = node.typeOnly ? null : pathOf(module.path, nameOf(node.source), paths);
  if (path === null) return;
  for (const one of node.specifiers as Node[]) {
    const local = nameOf(one.local);
    const importedName = one.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(one.imported) || local;
    if (!one.isTypeOnly) module.imports.set(local, [path, importedName]);
  }
}

function addDeclaration({ declarations }: Module, node: Node): string[] {
  const foundDeclarations: [string, Node][] = [];
  if (node.type === 'FunctionDeclaration') foundDeclarations.push([nameOf(node.identifier), node]);
  if (node.type === 'VariableDeclaration')
    for (const one of node.declarations as Node[]) foundDeclarations.push([nameOf(one.id), one.init as Node]);
  for (const [name, declaration] of foundDeclarations) declarations.set(name, declaration);
  return foundDeclarations.map(([name]) => name);
}

function readModule(source: Source, paths: ReadonlySet<string>): Module {
  const { path, text } = source;
  const isClient = text.startsWith("'use client'");
  const module: Module = { path, isClient, declarations: new Map(), exports: new Set(), imports: new Map() };
  for (const node of parseSource(source).tree.body as Node[]) {
    if (node.type === 'ImportDeclaration') addImport(module, node, paths);
    else if (node.type === 'ExportDefaultDeclaration') module.declarations.set('default', node.decl as Node);
    else if (node.type !== 'ExportDeclaration') addDeclaration(module, node);
    else for (const name of addDeclaration(module, node.declaration as Node)) module.exports.add(name);
  }
  return module;
}

export function readModules(files: readonly Source[]): Map<string, Module> {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(files.map((file) => [file.path, readModule(file, paths)]));
}
