interface ChunkGraph {
  getModuleChunksIterable: (module: unknown) => Iterable<Chunk>;
}

interface Chunk {
  name?: string;
}

const siteSegment = 'app/[locale]/(site)';
const shellSegment = `${siteSegment}/(app)`;
const petSegment = `${shellSegment}/pets/[petId]`;

const isBelow = (segment: string, chunk: Chunk) => chunk.name?.startsWith(`${segment}/`) ?? false;

/**
 * Puts modules into one file, because each file is a request. By default, each combination of pages gets its own file.
 * @param kind start of webpack's module type
 * @param isShared decides by the names of the chunks that use a module
 */
const fileOf = (
  [name, priority]: [name: string, priority: number],
  kind: 'javascript/' | 'css',
  chunks: (chunk: Chunk) => boolean,
  isShared: (users: (string | undefined)[]) => boolean,
) => ({
  name,
  priority,
  enforce: true,
  chunks,
  test: (module: { type: string }, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    module.type.startsWith(kind) && isShared([...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name)),
});

/** Layouts with a footer, which is thus on every page. */
const footerLayouts = [shellSegment, `${siteSegment}/(marketing)`, `${siteSegment}/(auth)`];

const isOfLayout = (segment: string) => (users: (string | undefined)[]) =>
  users.includes(`${segment}/layout`) || users.includes(`${segment}/error`);

/** Modules used by at least this many of a pet's pages go into the pet layout's file. */
const MANY_PAGES = 8;

export const scriptFiles = {
  // Off, because every page needs both React and Next.
  lib: false,
  site: fileOf(
    ['site', 50],
    'javascript/',
    (chunk) => isBelow(siteSegment, chunk),
    (users) => isOfLayout(siteSegment)(users) || footerLayouts.every((layout) => users.includes(`${layout}/layout`)),
  ),
  // Modules of the shell that a lazy chunk also needs, so that the chunk has no second copy.
  late: fileOf(
    ['shell-and-late', 45],
    'javascript/',
    (chunk) => chunk.name === 'late' || isBelow(siteSegment, chunk),
    (users) => users.includes('late') && users.includes(`${shellSegment}/layout`),
  ),
  shell: fileOf(
    ['shell', 40],
    'javascript/',
    (chunk) => chunk.name === 'saving' || isBelow(shellSegment, chunk),
    isOfLayout(shellSegment),
  ),
  saving: fileOf(
    ['saving-files', 35],
    'javascript/',
    (chunk) => !chunk.name?.startsWith('app/'),
    (users) => users.includes('saving'),
  ),
  pet: fileOf(
    ['pet', 30],
    'javascript/',
    (chunk) => isBelow(petSegment, chunk),
    (users) =>
      isOfLayout(petSegment)(users) || users.filter((user) => user?.startsWith(petSegment)).length >= MANY_PAGES,
  ),
};

const STYLED_CHUNK = /^app\/(global-error$|\[locale\]\/)/;

export const styleFiles = {
  siteStyles: fileOf(
    ['site-styles', 60],
    'css',
    ({ name = '' }) => STYLED_CHUNK.test(name),
    (users) => users.includes(`${siteSegment}/layout`),
  ),
  // Also for lazy code, which would otherwise load its own copy.
  memberStyles: fileOf(
    ['member-styles', 55],
    'css',
    (chunk) => isBelow(shellSegment, chunk) || !chunk.name?.startsWith('app/'),
    (users) => users.some((name) => isBelow(shellSegment, { name })),
  ),
};
