import manifest from '@/package.json';
import lock from '@/package-lock.json';
import { sources } from '../../support/sources.mjs';

interface Locked {
  version?: string;
  resolved?: string;
}

const packages = lock.packages as Record<string, Locked>;

function copies(name: string): string[] {
  const wantedPackages = Object.entries(packages).filter(
    ([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`),
  );
  return wantedPackages.map(([, { version = '' }]) => version);
}

function compareVersions(a: string, b: string): number {
  const parts = (version: string) => {
    const [release = '', pre] = version.split(/-(.*)/s);
    return [...release.split('.').map(Number), ...(pre ? [0, ...(pre.match(/\d+/g) ?? []).map(Number)] : [1])];
  };
  const [leftParts, right] = [parts(a), parts(b)];
  const at = leftParts.findIndex((part, index) => part !== (right[index] ?? 0));
  return at < 0 ? 0 : (leftParts[at] ?? 0) - (right[at] ?? 0);
}

describe('versions', () => {
  test.each([
    ['next', '16.3.3'],
    ['next-auth', '5.0.0-beta.32'],
    ['@auth/core', '0.41.3'],
    ['next-intl', '4.9.2'],
    ['nodemailer', '10.6.1'],
    ['sharp', '0.35.4'],
  ])('every copy of %s is at least %s', (name, floor) => {
    expect(copies(name)).not.toEqual([]);
    expect(copies(name).filter((version) => compareVersions(version, floor) < 0)).toEqual([]);
  });

  test.each([
    ['serialize-javascript', '7.0.5'],
    ['@auth/prisma-adapter', '2.11.3'],
  ])('every copy of %s, if present, is at least %s', (name, floor) => {
    expect(copies(name).filter((version) => compareVersions(version, floor) < 0)).toEqual([]);
  });

  test('there is one copy of @auth/core and of nodemailer', () => {
    expect(copies('@auth/core')).toHaveLength(1);
    expect(copies('nodemailer')).toHaveLength(1);
  });

  test('package.json names exact versions', () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies };
    const inexact = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version));
    expect(inexact).toEqual([]);
  });

  test('the version comparison handles pre-releases', () => {
    expect(compareVersions('5.0.0-beta.32', '5.0.0-beta.4')).toBeGreaterThan(0);
    expect(compareVersions('5.0.0', '5.0.0-beta.32')).toBeGreaterThan(0);
    expect(compareVersions('16.10.0', '16.9.9')).toBeGreaterThan(0);
  });
});

describe('machine-specific values', () => {
  test('the lock file names no registry', () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
  });

  test('no file names a local path or a registry', () => {
    const places = /(^|[\s'"`(=])\/(home|Users|root|work)\/\w|registry\.npmjs|localhost:4873/m;
    const folders = ['app', 'components', 'lib', 'messages', 'prisma', 'tests', '.config', '.ci', '.'];
    const files = sources(folders, /^(?!package-lock|\.git$).*$/).filter(
      ({ path }) => !path.endsWith('versions.test.ts'),
    );
    expect(files.filter(({ text }) => places.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
