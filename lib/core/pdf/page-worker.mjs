// Draws the first page of a PDF. A thread of its own, outside of the bundles: a page that never ends is ended with it, and
// what it does with its memory stays in here. PDFium is built without a JavaScript engine, so nothing that a document
// brings along is run.
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Enough for a page with large images; a small file can ask for gigabytes. */
const MAX_MEMORY = 256 * 1024 * 1024;

// PDFium asks for more here and takes a refusal as "out of memory", which fails the page.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function growWithin(pages) {
  if (this.buffer.byteLength + pages * 65_536 > MAX_MEMORY) throw new RangeError('The page needs too much memory');
  return grow.call(this, pages);
};

/** @returns pixels (RGBA) of the first page, or null for a document without one, or with one that has no breadth */
async function drawFirstPage({ bytes, edge }) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  if (document.getPageCount() === 0) return null;
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = edge / Math.max(originalWidth, originalHeight);
  // A line is nothing to look at; neither is a page whose size is no number.
  if (!(Math.min(originalWidth, originalHeight) * scale >= 1)) return null;
  const { data, width, height } = await page.render({ scale, render: 'bitmap' });
  // A copy: the pixels lie in the memory of the library.
  return { data: new Uint8Array(data), width, height };
}

const page = await drawFirstPage(workerData).catch(() => null);
parentPort.postMessage(page);
