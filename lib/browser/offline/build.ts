import type { NextConfig } from 'next';
import type { ChunkGroup, ManifestTransform } from 'next-pwa';
import { locales } from '../../core/i18n/locales';
import { offlinePage, shellWords } from './shell';

const shellEntries = /^(main-app|app\/(global-error|\[locale\]\/\(site\)\/(layout|error|not-found|offline\/page)))$/;

/** Prefix of `webpackChunkName` for lazy chunks that must work offline. */
const CACHED_PREFIX = 'kept-';

/** Saved copies of any page need their styles, fonts and icons. */
const always = /\.(css|woff2|svg)$/;

const onlyShell: ManifestTransform = (entries, { entrypoints, namedChunkGroups }) => {
  const files = new Set<string>();
  const seen = new Set<ChunkGroup>();
  const addFiles = (group: ChunkGroup) => {
    for (const file of group.getFiles()) files.add(`/_next/${file}`);
  };
  const add = (group: ChunkGroup) => {
    if (seen.has(group)) return;
    seen.add(group);
    addFiles(group);
    // Lazy chunks belong to the shell; other pages, which count as children of Next's start, do not.
    for (const child of group.getChildren()) if (!child.isInitial()) add(child);
  };
  for (const [name, group] of entrypoints) if (shellEntries.test(name)) add(group);
  for (const [name, group] of namedChunkGroups) if (name.startsWith(CACHED_PREFIX)) addFiles(group);
  const shell = entries.filter(({ url }) => always.test(url) || files.has(url));
  // Entries without a revision get that of the build.
  const made = locales.flatMap((locale) => [offlinePage(locale), shellWords(locale)]);
  return { manifest: [...shell, ...made.map((url) => ({ url, revision: null, size: 0 }))], warnings: [] };
};

export async function withServiceWorker(config: NextConfig): Promise<NextConfig> {
  // Imported late: the production server reads this file too and does not have these tools.
  const { default: withPwa } = await import('next-pwa');
  return withPwa({
    dest: 'public',
    swSrc: 'lib/browser/offline/worker.ts',
    // We register ourselves: only with consent, and updates wait for a click.
    register: false,
    reloadOnOnline: false,
    cacheStartUrl: false,
    dynamicStartUrl: false,
    publicExcludes: ['!**/*', 'drawn/**/*', 'icons/icon.svg'],
    buildExcludes: [/\.map$/, /^server\//, /(app-build|middleware|dynamic-css)[\w-]*manifest\.json$/],
    manifestTransforms: [onlyShell],
  })(config);
}
