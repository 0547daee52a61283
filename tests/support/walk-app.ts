import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const app = join(process.cwd(), 'app');
const methodNames = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methodNames)[number];

function folders(below: string, file: string): string[] {
  return readdirSync(join(app, below), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name === file || name.endsWith(`/${file}`))
    .map((name) => name.slice(0, -file.length).replace(/\/$/, ''))
    .sort();
}

function methodsOf(source: string): Method[] {
  const exportedNames = [
    ...source.matchAll(/export (?:const|(?:async )?function) (\{[^}]+\}|\w+)|export (\{[^}]+\})/g),
  ];
  const names = exportedNames.map(([, one = '', several = '']) => one + several).join(' ');
  return methodNames.filter((method) => new RegExp(`\\b${method}\\b`).test(names));
}

export function walkRoutes(): { folder: string; methods: Method[] }[] {
  return folders('api', 'route.ts').map((folder) => ({
    folder,
    methods: methodsOf(readFileSync(join(app, 'api', folder, 'route.ts'), 'utf8')),
  }));
}

export function walkPages(): string[] {
  return folders('[locale]', 'page.tsx').map((folder) => `/${folder}`.replace(/\/\([^)]+\)/g, '') || '/');
}

export function walkOtherRoutes(): string[] {
  return folders('', 'route.ts').filter((folder) => !folder.startsWith('api/'));
}

export function addressOf(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => values[name] ?? 'nobodys');
}
