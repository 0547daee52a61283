import type { NextConfig } from 'next';
import type { ChunkGroup, ManifestTransform } from 'next-pwa';
import { locales } from '../../core/i18n/locales';
import { offlinePage, shellWords } from './shell';

/** What the offline page loads: Next's own start, the layout and the states around it, and the page itself. */
const shellEntries = /^(main-app|app\/(global-error|\[locale\]\/(layout|error|not-found|offline\/page)))$/;

/** What is loaded on need and has to open without a connection is named so (`webpackChunkName`). */
const KEPT = 'kept-';

/** A saved copy of any page needs its styles and letters, so these are kept for all. */
const always = /\.(css|woff2)$/;

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
    // What they load later: the notifications, the cookie dialog. Other pages count as children of Next's start.
    for (const child of group.getChildren()) if (!child.isInitial()) add(child);
  };
  for (const [name, group] of entrypoints) if (shellEntries.test(name)) add(group);
  for (const [name, group] of namedChunkGroups) if (name.startsWith(KEPT)) addFiles(group);
  const shell = entries.filter(({ url }) => always.test(url) || files.has(url));
  // Without a revision of their own they get that of the build.
  const made = locales.flatMap((locale) => [offlinePage(locale), shellWords(locale)]);
  return { manifest: [...shell, ...made.map((url) => ({ url, revision: null, size: 0 }))], warnings: [] };
};

/** Builds lib/browser/offline/worker.ts to public/sw.js, with the list of the shell's files in it. */
export async function withServiceWorker(config: NextConfig): Promise<NextConfig> {
  // Only now: the server that runs what was built reads this file too, and needs none of these tools.
  const { default: withPwa } = await import('next-pwa');
  return withPwa({
    dest: 'public',
    swSrc: 'lib/browser/offline/worker.ts',
    // Our own registration waits for consent, and an update for a click.
    register: false,
    reloadOnOnline: false,
    cacheStartUrl: false,
    dynamicStartUrl: false,
    publicExcludes: ['!**/*', 'drawn/**/*', 'icons/icon.svg'],
    buildExcludes: [/\.map$/, /^server\//, /(app-build|middleware|dynamic-css)[\w-]*manifest\.json$/],
    manifestTransforms: [onlyShell],
  })(config);
}
