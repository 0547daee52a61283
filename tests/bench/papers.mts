// npm run bench:papers: draws vaccination cards and certificates in six languages, some damaged, reads them in Chromium
// with the reader of the app and compares the proposals with what was printed.
// npm run bench:papers -- '^(de|fr)-printed' reads papers with matching names, -- '' 1001 all papers with other facts;
// -- stored compares the readings of the last run again.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PaperText } from '@/lib/core/paper/paper-text';
import { machineLine } from './machine.mts';
import { startBrowser } from './papers/browser-process.mts';
import { makePapers, type Paper } from './papers/make-papers.mts';
import { type Measurement, reportPapers } from './papers/paper-report.mts';
import { serveReader } from './papers/reader-page.mts';

const READINGS = join(tmpdir(), 'pawfolio-papers.json');

interface ReaderWindow extends Window {
  readNamed?: (name: string) => Promise<PaperText>;
}

async function read(page: Page, name: string): Promise<PaperText> {
  const reading = await page.evaluate((name) => (window as ReaderWindow).readNamed?.(name), name);
  if (!reading) throw new Error('no reader');
  return reading;
}

/** Starts a browser per paper, so that the peak is that of one paper. */
async function measurePaper(url: string, { name, kind, damage, facts }: Paper): Promise<Measurement> {
  const { browser, processorSeconds, peakMiB, close } = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'readNamed' in window);
    const [began, used] = [performance.now(), processorSeconds()];
    const reading = await read(page, name);
    const seconds = (performance.now() - began) / 1000;
    const cost = { seconds, processorSeconds: processorSeconds() - used, peakMiB: peakMiB() };
    return { name, kind, damage, facts, reading, ...cost };
  } finally {
    await close();
  }
}

async function measurePapers(wanted: RegExp, firstSeed: number): Promise<Measurement[]> {
  const drawing = await startBrowser();
  const papers = await makePapers(drawing.browser, wanted, firstSeed);
  await drawing.close();
  const server = await serveReader(new Map(papers.map(({ name, file }) => [name, file])));
  const measurements: Measurement[] = [];
  for (const paper of papers) {
    measurements.push(await measurePaper(server.url, paper));
    writeFileSync(READINGS, JSON.stringify(measurements));
  }
  server.close();
  return measurements;
}

const [wanted = '', firstSeed = '1'] = process.argv.slice(2);
const isStored = wanted === 'stored';
console.log(machineLine());
const measurements = isStored ? JSON.parse(readFileSync(READINGS, 'utf8')) : null;
reportPapers(measurements ?? (await measurePapers(new RegExp(wanted), Number(firstSeed))));
