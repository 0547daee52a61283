import type { Locator, Page } from '@playwright/test';

type Row =
  | 'details'
  | 'preferences'
  | 'reminders'
  | 'calendar'
  | 'credentials'
  | 'passkeys'
  | 'sessions'
  | 'tokens'
  | 'data'
  | 'menu'
  | 'policies';

export async function opensRow(page: Page, row: Row): Promise<Locator> {
  const details = page.locator(`#${row}`);
  await details.locator('> summary').click();
  return details;
}
