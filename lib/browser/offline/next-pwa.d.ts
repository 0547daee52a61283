/** Types for the part of next-pwa 5.6 that we use. The package has none. */
declare module 'next-pwa' {
  import type { NextConfig } from 'next';

  interface ManifestEntry {
    url: string;
    revision: string | null;
    size: number;
    /** Our own property: a file that only signed-in pages need (program.ts). */
    member?: boolean;
    first?: boolean;
  }
  interface ChunkGroup {
    getFiles(): string[];
    getChildren(): ChunkGroup[];
    isInitial(): boolean;
    origins: { request?: string | undefined }[];
  }
  interface Compilation {
    entrypoints: Map<string, ChunkGroup>;
    namedChunkGroups: Map<string, ChunkGroup>;
    chunkGroups: ChunkGroup[];
  }
  type ManifestTransform = (
    entries: ManifestEntry[],
    compilation: Compilation,
  ) => { manifest: ManifestEntry[]; warnings: string[] };

  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default function withPwa(options: {
    dest: string;
    swSrc: string;
    register: boolean;
    reloadOnOnline: boolean;
    cacheStartUrl: boolean;
    dynamicStartUrl: boolean;
    publicExcludes: string[];
    buildExcludes: RegExp[];
    manifestTransforms: ManifestTransform[];
  }): (config: NextConfig) => NextConfig;
}
