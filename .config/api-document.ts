// Runs before a build and writes the OpenAPI document (lib/site/api-docs/data). Imports all routes here, so that no
// server bundle has to contain all of them.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { descriptionOf } from '../lib/core/http/route-description';
import { now } from '../lib/core/time/clock';
import { buildDocument, type FoundRoute } from '../lib/site/api-docs/document';
import { operations, undescribedRoutes } from '../lib/site/api-docs/operations';
import manifest from '../package.json';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const target = join('lib', 'site', 'api-docs', 'data', 'openapi.json');

function routeFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = `${directory}/${entry.name}`;
    if (entry.isDirectory()) return routeFiles(path);
    return entry.name === 'route.ts' ? [path] : [];
  });
}

async function verbsOf(file: string): Promise<FoundRoute[]> {
  const address = file.replace(/^app/, '').replace(/\/route\.ts$/, '');
  if (undescribedRoutes.includes(address)) return [];
  const path = address.replaceAll('[', '{').replaceAll(']', '}');
  const handlers = (await import(join(process.cwd(), file))) as Record<string, object | undefined>;
  return METHODS.flatMap((method) => {
    const handler = handlers[method];
    if (!handler) return [];
    const route = descriptionOf(handler);
    if (!route) throw new Error(`${file}: ${method} was not made by the route builder`);
    return [{ path, method, route }];
  });
}

async function main(): Promise<void> {
  const foundRoutes = (await Promise.all(routeFiles('app/api').map(verbsOf))).flat();
  const { version, license } = manifest;
  const document = buildDocument(foundRoutes, { operations, version, license, at: now() });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(document)}\n`);
}

main().then(
  // Exits explicitly, because imported modules may have timers or threads.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
