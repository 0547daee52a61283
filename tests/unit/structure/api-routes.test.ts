import { operations, undescribedRoutes } from '@/lib/site/api-docs/operations';
import { sources } from '../../support/sources.mjs';

const routes = sources(['app/api'], /\/route\.ts$/).map(({ path, text }) => ({
  path,
  text,
  address: path.replace(/^app/, '').replace(/\/route\.ts$/, ''),
}));

function verbsOf(text: string): string[] {
  const declaredVerbs = [...text.matchAll(/^export (?:const|async function|function) ([A-Z]+)\b/gm)].map(
    ([, verb]) => verb,
  );
  const importedVerbs = [...text.matchAll(/^export (?:const )?\{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names.match(/\b[A-Z]{3,}\b/g),
  );
  return [...declaredVerbs, ...importedVerbs].filter((verb): verb is string => typeof verb === 'string');
}

test('R7.1 the description covers exactly the verbs of all routes', () => {
  const foundRoutes = routes
    .filter(({ address }) => !undescribedRoutes.includes(address))
    .flatMap(({ text, address }) => {
      const path = address.replaceAll('[', '{').replaceAll(']', '}');
      return verbsOf(text).map((verb) => `${verb} ${path}`);
    });

  expect(foundRoutes.length).toBeGreaterThan(180);
  expect(Object.keys(operations).sort()).toEqual(foundRoutes.sort());
});

test('every route excluded from the description exists', () => {
  const addresses = routes.map(({ address }) => address);
  expect(undescribedRoutes.filter((address) => !addresses.includes(address))).toEqual([]);
});

test('recognizes every way in which a route exports verbs', () => {
  expect(
    verbsOf('export const GET = x;\nexport const { POST, PATCH } = y;\nexport { z as DELETE, z as PUT };'),
  ).toEqual(['GET', 'POST', 'PATCH', 'DELETE', 'PUT']);
});
