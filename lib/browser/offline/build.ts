import type { NextConfig } from 'next';
import type { ChunkGroup, ManifestTransform } from 'next-pwa';
import { locales } from '../../core/i18n/locales';
import { checkFiles, memberWords, offlinePage, shellWords } from './shell';

const shellEntries = /^(main-app|app\/(global-error|\[locale\]\/\(site\)\/(layout|error|not-found|offline\/page)))$/;
const memberEntries = /^app\/\[locale\]\/\(site\)\/(\(app\)|\(marketing\)\/(layout|help))(\/|$)/;

/** Prefix of `webpackChunkName` for lazy chunks that must work offline at once. */
const KEPT_PREFIX = 'kept-';

const writing = /(^|\/|-)(form|sheet|entry|picker|outbox|lazy-messages)$/;

const always = /\.(css|woff2|svg)$/;

function filesOf(groups: readonly ChunkGroup[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<ChunkGroup>();
  const add = (group: ChunkGroup) => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const file of group.getFiles()) files.add(`/_next/${file}`);
    for (const child of group.getChildren()) if (!child.isInitial()) add(child);
  };
  for (const group of groups) add(group);
  return files;
}

/** Lists the files to cache. Workbox sorts them by URL, so `first` marks those that forms need. */
export const programManifest: ManifestTransform = (entries, compilation) => {
  const pages = (wanted: RegExp) =>
    [...compilation.entrypoints].flatMap(([name, group]) => (wanted.test(name) ? group : []));
  const shell = filesOf(pages(shellEntries));
  const members = filesOf(pages(memberEntries));
  const isWriting = ({ origins }: ChunkGroup) => origins.some(({ request = '' }) => writing.test(request));
  const first = filesOf(compilation.chunkGroups.filter((group) => !group.isInitial() && isWriting(group)));
  const named = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith(KEPT_PREFIX));
  const programFiles = new Set(named.flatMap(([, group]) => group.getFiles().map((file) => `/_next/${file}`)));
  const isShell = (url: string) => always.test(url) || shell.has(url) || programFiles.has(url);
  const files = entries.flatMap((entry) => {
    if (isShell(entry.url)) return [entry];
    return members.has(entry.url) ? [{ ...entry, member: true, first: first.has(entry.url) }] : [];
  });
  // Without a revision, the entry gets the build's revision.
  const made = (url: string) => ({ url, revision: null, size: 0 });
  const shellPages = [...locales.flatMap((locale) => [offlinePage(locale), ...shellWords(locale)]), ...checkFiles].map(
    made,
  );
  const words = locales.flatMap(memberWords).map((url) => ({ ...made(url), member: true, first: true }));
  return { manifest: [...files, ...shellPages, ...words], warnings: [] };
};

export async function withServiceWorker(config: NextConfig): Promise<NextConfig> {
  // Imported lazily: the production server also reads this file, and these build tools are not installed there.
  const { default: withPwa } = await import('next-pwa');
  return withPwa({
    dest: 'public',
    swSrc: 'lib/browser/offline/worker.ts',
    // The app registers the worker itself, because registration needs consent and updates wait for a click.
    register: false,
    reloadOnOnline: false,
    cacheStartUrl: false,
    dynamicStartUrl: false,
    publicExcludes: ['!**/*', 'drawn/**/*', 'icons/icon.svg'],
    buildExcludes: [
      /\.map$/,
      /^server\//,
      /\/heic-worker\./,
      // Models and programs of the paper reader, which stores them itself. Workbox warns of their size.
      /\.onnx$/,
      /\/(ort-wasm|pdfium)[\w.-]*$/,
      /(app-build|middleware|dynamic-css)[\w-]*manifest\.json$/,
    ],
    manifestTransforms: [programManifest],
  })(config);
}
