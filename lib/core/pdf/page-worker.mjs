// Runs in a separate thread, which can be killed together with its memory if a page never ends. PDFium is built without
// JavaScript.
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { limitMemory } from '../paper/limit-memory.mjs';

limitMemory(256 * 1024 * 1024);

async function drawFirstPage(document, edge) {
  if (document.getPageCount() === 0) return null;
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = edge / Math.max(originalWidth, originalHeight);
  if (!(Math.min(originalWidth, originalHeight) * scale >= 1)) return null;
  const { data, width, height } = await page.render({ scale, render: 'bitmap' });
  // Copies the pixels, because they lie in the library's memory.
  return { data: new Uint8Array(data), width, height };
}

function readText(page) {
  try {
    return page.getText();
  } catch {
    return '';
  }
}

function postTexts(document, { pages, characters }) {
  let charactersLeft = characters;
  for (let index = 0; index < Math.min(document.getPageCount(), pages) && charactersLeft > 0; index += 1) {
    const text = readText(document.getPage(index)).slice(0, charactersLeft);
    charactersLeft -= text.length;
    parentPort.postMessage({ number: index + 1, text });
  }
}

const { bytes, edge, texts } = workerData;
try {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  parentPort.postMessage({ preview: await drawFirstPage(document, edge).catch(() => null) });
  postTexts(document, texts);
} catch {
  // A broken file has neither a preview nor text.
}
