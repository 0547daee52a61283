interface Chunk {
  name?: string;
  files: Iterable<string>;
}

interface Compilation {
  chunks: Iterable<Chunk>;
  chunkGraph: { getNumberOfChunkModules: (chunk: Chunk) => number };
  deleteAsset: (file: string) => void;
  hooks: { processAssets: { tap: (options: { name: string; stage: number }, drop: () => void) => void } };
}

interface Compiler {
  webpack: { Compilation: { PROCESS_ASSETS_STAGE_PRE_PROCESS: number } };
  hooks: { thisCompilation: { tap: (name: string, connect: (compilation: Compilation) => void) => void } };
}

const name = 'drop-start-files';

/**
 * Webpack plugin that drops files without modules, which only start a layout or an error page. Each would be a request.
 * React requires client components by module id, so nothing waits for these files.
 */
export const dropStartFiles = {
  apply({ webpack, hooks }: Compiler): void {
    // Before Next and the service worker list the files of chunks.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const chunk of compilation.chunks) {
          const isEmpty = compilation.chunkGraph.getNumberOfChunkModules(chunk) === 0;
          if (isEmpty && chunk.name?.startsWith('app/'))
            for (const file of [...chunk.files]) compilation.deleteAsset(file);
        }
      });
    });
  },
};
