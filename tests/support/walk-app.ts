import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const app = join(process.cwd(), 'app');
const methodNames = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methodNames)[number];

/** Folders below one of `app/` that hold a file of a name, as paths from there. */
function folders(below: string, file: string): string[] {
  return readdirSync(join(app, below), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name === file || name.endsWith(`/${file}`))
    .map((name) => name.slice(0, -file.length).replace(/\/$/, ''))
    .sort();
}

/** What a route exports, in each of the ways in which they are written. */
function methodsOf(source: string): Method[] {
  const exported = [...source.matchAll(/export (?:const|(?:async )?function) (\{[^}]+\}|\w+)|export (\{[^}]+\})/g)];
  const names = exported.map(([, one = '', several = '']) => one + several).join(' ');
  return methodNames.filter((method) => new RegExp(`\\b${method}\\b`).test(names));
}

/** Every route below `app/api` with its methods. */
export function walkRoutes(): { folder: string; methods: Method[] }[] {
  return folders('api', 'route.ts').map((folder) => ({
    folder,
    methods: methodsOf(readFileSync(join(app, 'api', folder, 'route.ts'), 'utf8')),
  }));
}

/** Every page, by its address with the names of its parameters in it. */
export function walkPages(): string[] {
  return folders('[locale]', 'page.tsx').map((folder) => `/${folder}`.replace(/\/\([^)]+\)/g, '') || '/');
}

/** Routes that lie elsewhere, as folders of `app/`. */
export function walkOtherRoutes(): string[] {
  return folders('', 'route.ts').filter((folder) => !folder.startsWith('api/'));
}

/** An address with values in the places of its parameters; a parameter without one is filled with what is nobody's. */
export function addressOf(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => values[name] ?? 'nobodys');
}
