/** The part of next-pwa 5.6 that we use: it ships no types. */
declare module 'next-pwa' {
  import type { NextConfig } from 'next';

  interface ManifestEntry {
    url: string;
    revision: string | null;
    size: number;
    /** Ours: only for those who read offline (program.ts). */
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
