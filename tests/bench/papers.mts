// npm run bench:papers: draws vaccination cards and certificates in six languages, some damaged, and reads them in
// Chromium with the reader of the app. npm run bench:papers -- '^(de|fr)-printed' reads papers with matching names.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PaperReading } from '@/lib/browser/papers/paper-reading';
import { machineLine, markdownTable } from './machine.mts';
import { startBrowser } from './papers/browser-process.mts';
import { makePapers, type Paper } from './papers/make-papers.mts';
import { scoreText, type TextScore } from './papers/paper-scores';
import { serveReader } from './papers/reader-page.mts';

type Reading = Pick<PaperReading, 'lines' | 'barcodes' | 'pages'>;

interface Result {
  paper: Paper;
  reading: Reading;
  score: TextScore;
  seconds: number;
  processorSeconds: number;
  peakMiB: number;
}

interface ReaderWindow extends Window {
  readNamed?: (name: string) => Promise<Reading>;
}

async function read(page: Page, name: string): Promise<Reading> {
  const reading = await page.evaluate((name) => (window as ReaderWindow).readNamed?.(name), name);
  if (!reading) throw new Error('no reader');
  return reading;
}

const READINGS = join(tmpdir(), 'pawfolio-papers.json');

function saveReadings(results: readonly Result[]): void {
  const readings = results.map(({ paper: { name, facts }, reading }) => ({ name, facts, reading }));
  writeFileSync(READINGS, JSON.stringify(readings));
}

async function readPapers(url: string, papers: readonly Paper[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const paper of papers) {
    // A browser per paper, so that the peak is that of one paper.
    const { browser, processorSeconds, peakMiB, close } = await startBrowser();
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'readNamed' in window);
    const [began, used] = [performance.now(), processorSeconds()];
    const reading = await read(page, paper.name);
    const score = scoreText(reading, paper.facts, paper.kind === 'stamped');
    results.push({
      ...{ paper, reading, score, seconds: (performance.now() - began) / 1000 },
      ...{ processorSeconds: processorSeconds() - used, peakMiB: peakMiB() },
    });
    saveReadings(results);
    if (score.missing.length > 0) console.log(`${paper.name}: not found: ${score.missing.join('; ')}`);
    await close();
  }
  return results;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const percent = (part: number, whole: number) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);

function report(results: readonly Result[]): void {
  const groups = [...new Set(results.map(({ paper }) => `${paper.kind}, ${paper.damage}`))];
  const row = (title: string, group: readonly Result[]) => [
    title,
    String(group.length),
    percent(sum(group.map(({ score }) => score.found)), sum(group.map(({ score }) => score.values))),
    percent(sum(group.map(({ score }) => score.codesFound)), sum(group.map(({ score }) => score.codes))),
    median(group.map(({ seconds }) => seconds)).toFixed(1),
    median(group.map(({ processorSeconds }) => processorSeconds)).toFixed(1),
    (4 * median(group.map(({ processorSeconds }) => processorSeconds))).toFixed(0),
    String(Math.max(...group.map(({ peakMiB }) => peakMiB))),
  ];
  const rows = groups.map((title) =>
    row(
      title,
      results.filter(({ paper }) => `${paper.kind}, ${paper.damage}` === title),
    ),
  );
  const head = ['papers', 'count', 'values found', 'codes found', 'seconds', 'processor s', 'times 4', 'peak MiB'];
  console.log(markdownTable(head, [...rows, row('all', results)]));
}

console.log(machineLine());
const wanted = new RegExp(process.argv[2] ?? '');
const drawing = await startBrowser();
const papers = await makePapers(drawing.browser, wanted);
await drawing.close();
const server = await serveReader(new Map(papers.map(({ name, file }) => [name, file])));
const results = await readPapers(server.url, papers);
server.close();
report(results);
console.log(`Readings: ${READINGS}`);
