import { type Module, pathOf, readModules } from './modules';
import type { Source } from './sources.mjs';
import { type Node, nameOf, visitNodes } from './syntax';
import { usedIn } from './used-messages';

export interface MessageUse {
  path: string;
  key: string;
  supplied: ReadonlySet<string>;
}

const attributesOf = (element: Node) => ((element.opening as Node).attributes as Node[]) ?? [];
const attributeOf = (element: Node, name: string) => attributesOf(element).find((one) => nameOf(one.name) === name);

function contains(tree: unknown, test: (node: Node) => boolean): boolean {
  let found = false;
  visitNodes(tree, (node) => {
    found ||= test(node);
  });
  return found;
}

export class MessageFlow {
  private readonly modules: ReadonlyMap<string, Module>;
  private readonly paths: ReadonlySet<string>;
  private readonly supplies = new Map<string, string[]>();
  private readonly facts = new WeakMap<Node, Facts>();
  private visited = new Set<string>();
  private uses: MessageUse[] = [];

  constructor(
    files: readonly Source[],
    private readonly namespaces: ReadonlySet<string>,
  ) {
    this.modules = readModules(files);
    this.paths = new Set(this.modules.keys());
  }

  usesFrom(path: string, name: string, suppliedNames: readonly string[]): readonly MessageUse[] {
    this.visited = new Set();
    this.uses = [];
    this.follow(path, name, new Set(suppliedNames));
    return this.uses;
  }

  suppliedBy(path: string, name: string): string[] {
    const mark = `${path} ${name}`;
    const cachedNames = this.supplies.get(mark) ?? this.findSupplied(path, name);
    this.supplies.set(mark, cachedNames);
    return cachedNames;
  }

  private findSupplied(path: string, name: string): string[] {
    const module = this.modules.get(path);
    const declaration = module?.declarations.get(name);
    if (!module || !declaration) return [];
    const suppliedNames: string[] = [];
    visitNodes(declaration, (node) => {
      const isAround = (one: Node) => one.type === 'Identifier' && nameOf(one) === 'children';
      if (node.type !== 'JSXElement' || !contains(node.children, isAround)) return;
      suppliedNames.push(...this.suppliedIn(module, declaration, node));
    });
    return suppliedNames;
  }

  private follow(path: string, name: string, suppliedNames: ReadonlySet<string>, inClient = false): void {
    const module = this.modules.get(path);
    const declaration = module?.declarations.get(name);
    if (!module || !declaration) return;
    const isClient = inClient || module.isClient;
    const mark = `${path} ${name} ${isClient} ${[...suppliedNames].sort().join()}`;
    if (this.visited.has(mark)) return;
    this.visited.add(mark);
    const { used, references } = this.factsOf(module, declaration);
    if (isClient) for (const key of used) this.uses.push({ path, key, supplied: suppliedNames });
    for (const { path: next, name: one, added } of references)
      this.follow(next, one, added.length > 0 ? new Set([...suppliedNames, ...added]) : suppliedNames, isClient);
  }

  private factsOf(module: Module, declaration: Node): Facts {
    const cachedFacts = this.facts.get(declaration);
    if (cachedFacts) return cachedFacts;
    const facts: Facts = { used: usedIn(declaration), references: [] };
    const loadedNames = this.loadedIn(module, declaration);
    const heldElements = elementsInVariables(declaration);
    this.collect(
      { module, declaration, held: heldElements, loaded: loadedNames, references: facts.references },
      declaration,
      [],
    );
    this.facts.set(declaration, facts);
    return facts;
  }

  private collect(place: Place, node: unknown, addedNames: readonly string[]): void {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const one of node) this.collect(place, one, addedNames);
      return;
    }
    const { type } = node as Node;
    // Types load no code.
    if (type?.startsWith('Ts') && !('expression' in node)) return;
    if (type === 'VariableDeclarator' && place.held.has(nameOf((node as Node).id))) return;
    const pickedImport = type === 'MemberExpression' ? importIn(node as Node) : null;
    if (pickedImport) this.collectImport(place, pickedImport, addedNames, [nameOf((node as Node).property)]);
    else if (type === 'JSXElement') this.collectElement(place, node as Node, addedNames);
    else if (type === 'Identifier') this.collectName(place, nameOf(node), addedNames);
    else if (isImport(node as Node)) this.collectImport(place, node as Node, addedNames);
    else for (const child of Object.values(node)) this.collect(place, child, addedNames);
  }

  private collectElement(place: Place, element: Node, addedNames: readonly string[]): void {
    this.collect(place, element.opening, addedNames);
    const inside = this.suppliedIn(place.module, place.declaration, element);
    this.collect(place, element.children, [...addedNames, ...inside]);
  }

  private collectName(place: Place, local: string, addedNames: readonly string[]): void {
    const heldElement = place.held.get(local);
    const others = new Map([...place.held].filter(([one]) => one !== local));
    if (heldElement !== undefined) this.collect({ ...place, held: others }, heldElement, addedNames);
    if (heldElement !== undefined) return;
    const [path, name] = place.module.imports.get(local) ?? [place.module.path, local];
    if (this.modules.get(path)?.declarations.has(name)) place.references.push({ path, name, added: addedNames });
  }

  private collectImport(place: Place, call: Node, addedNames: readonly string[], names?: string[]): void {
    const [argument] = call.arguments as { expression: Node }[];
    const path = pathOf(place.module.path, nameOf(argument?.expression), this.paths) ?? '';
    for (const name of names ?? this.modules.get(path)?.exports ?? [])
      place.references.push({ path, name, added: [...addedNames, ...place.loaded] });
  }

  private suppliedIn(module: Module, declaration: Node, element: Node): string[] {
    const namespaces = attributeOf(element, 'namespaces');
    if (namespaces) return this.namesIn(module, namespaces);
    if (attributeOf(element, 'messages')) return this.keysIn(module, declaration);
    const name = nameOf((element.opening as Node).name);
    const [path, importedName] = module.imports.get(name) ?? [module.path, name];
    return path === module.path ? [] : this.suppliedBy(path, importedName);
  }

  private namesIn(module: Module, tree: unknown, seenNodes: readonly unknown[] = []): string[] {
    const names: string[] = [];
    visitNodes(tree, (node) => {
      if (node.type === 'StringLiteral') names.push(nameOf(node));
      if (node.type !== 'Identifier' || seenNodes.includes(nameOf(node))) return;
      const [path, name] = module.imports.get(nameOf(node)) ?? [module.path, nameOf(node)];
      const other = this.modules.get(path);
      const declaration = other?.declarations.get(name);
      if (other && declaration && !seenNodes.includes(declaration))
        names.push(...this.namesIn(other, declaration, [...seenNodes, declaration]));
    });
    return names;
  }

  private keysIn(module: Module, declaration: Node): string[] {
    const names = this.namesIn(module, declaration);
    const parts: string[] = [];
    visitNodes(declaration, (node) => {
      if (node.type === 'Identifier' && this.namespaces.has(nameOf(node)))
        parts.push(...names.map((key) => `${nameOf(node)}.${key}`));
    });
    return [...names, ...parts];
  }

  private loadedIn(module: Module, declaration: Node, seenNodes: readonly Node[] = []): string[] {
    const loadedNames: string[] = [];
    visitNodes(declaration, (node) => {
      if (node.type !== 'CallExpression') return;
      const name = nameOf(node.callee as Node);
      const helper = module.declarations.get(name);
      if (name === 'loadLazyMessages') loadedNames.push(...this.namesIn(module, node.arguments));
      else if (helper && !seenNodes.includes(helper))
        loadedNames.push(...this.loadedIn(module, helper, [...seenNodes, helper]));
    });
    return loadedNames;
  }
}

interface Reference {
  path: string;
  name: string;
  added: readonly string[];
}

interface Facts {
  used: ReadonlySet<string>;
  references: Reference[];
}

interface Place {
  module: Module;
  declaration: Node;
  held: ReadonlyMap<string, Node>;
  loaded: readonly string[];
  references: Reference[];
}

function elementsInVariables(declaration: Node): Map<string, Node> {
  const heldNodes = new Map<string, Node>();
  visitNodes(declaration, (node) => {
    if (node.type === 'VariableDeclarator' && contains(node.init, ({ type }) => type === 'JSXElement'))
      heldNodes.set(nameOf(node.id), node.init as Node);
  });
  return heldNodes;
}

const isImport = ({ type, callee }: Node) => type === 'CallExpression' && (callee as Node).type === 'Import';

function importIn({ object }: Node): Node | null {
  const inner =
    (object as Node).type === 'ParenthesisExpression' ? ((object as Node).expression as Node) : (object as Node);
  const call = inner.type === 'AwaitExpression' ? (inner.argument as Node) : inner;
  return isImport(call) ? call : null;
}
