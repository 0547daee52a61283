import type { Browser } from '@playwright/test';
import { type Damage, photographCard, widthOf } from './paper-damage';
import { languages, makeFacts, type PaperFacts } from './paper-facts';
import { type Kind, paperHtml } from './paper-html';

export interface Paper {
  name: string;
  kind: Kind | 'pdf';
  damage: Damage;
  facts: PaperFacts;
  file: Buffer;
}

const plan: readonly [Kind | 'pdf', Damage][] = [
  ['printed', 'none'],
  ['printed', 'large'],
  ['printed', 'small'],
  ['printed', 'tilted'],
  ['printed', 'blurred'],
  ['printed', 'shadowed'],
  ['printed', 'jpeg'],
  ['certificate', 'none'],
  ['certificate', 'tilted'],
  ['stamped', 'none'],
  ['stamped', 'tilted'],
  ['stamped', 'shadowed'],
  ['handwritten', 'none'],
  ['pdf', 'none'],
];

async function makePaper(browser: Browser, kind: Kind | 'pdf', damage: Damage, facts: PaperFacts, seed: number) {
  const page = await browser.newPage({
    viewport: { width: 900, height: 675 },
    deviceScaleFactor: widthOf(damage) / 900,
  });
  try {
    await page.setContent(paperHtml(kind === 'pdf' ? 'printed' : kind, facts, seed));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (kind === 'pdf') return await page.pdf({ width: '900px', height: '675px', printBackground: true });
    return await photographCard(await page.screenshot(), damage);
  } finally {
    await page.close();
  }
}

/** Draws the papers in all languages. Equal on every run with the same seed. @param wanted names of the papers */
export async function makePapers(browser: Browser, wanted: RegExp, firstSeed = 1): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const [column, [kind, damage]] of plan.entries())
    for (const [row, language] of languages.entries()) {
      const name = `${language}-${kind}-${damage}`;
      if (!wanted.test(name)) continue;
      const seed = firstSeed + column * languages.length + row;
      const facts = makeFacts(language, seed, kind === 'certificate' ? 3 : 5);
      const file = await makePaper(browser, kind, damage, facts, seed);
      papers.push({ name, kind, damage, facts, file });
    }
  return papers;
}
