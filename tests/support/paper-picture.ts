import type { BrowserContext } from '@playwright/test';

const page = `<!doctype html><style>
  body { margin: 0; padding: 40px; width: 1120px; background: #fff; color: #111; font: 30px/1.5 sans-serif }
  h1 { font-size: 40px } table { border-collapse: collapse; width: 100% }
  th, td { border: 2px solid #555; padding: 14px 18px; text-align: left }
</style><h1>Vaccination card</h1>
<table>
  <tr><th>Vaccine</th><th>Batch</th><th>Date given</th><th>Valid until</th></tr>
  <tr><td>Rabies</td><td>A452B01</td><td>25 Mar 2024</td><td>24 Mar 2027</td></tr>
  <tr><td>Leptospirosis</td><td>L88C207</td><td>14 Jan 2025</td><td></td></tr>
</table>`;

/** Picture of a printed card with two vaccinations. */
export async function aCardPicture(context: BrowserContext) {
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 1200, height: 620 });
  await tab.setContent(page);
  const buffer = await tab.screenshot({ type: 'png' });
  await tab.close();
  return { name: 'card.png', mimeType: 'image/png', buffer };
}
