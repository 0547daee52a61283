import type { BrowserContext } from '@playwright/test';
import { appUrl, Visitor } from './visitor';

export function adminCredentials(): { email: string; password: string } {
  const { APP_ADMIN_EMAIL: email, APP_ADMIN_PASSWORD: password } = process.env;
  if (!email || !password) throw new Error('APP_ADMIN_EMAIL is not set: run the tests through npm test');
  return { email, password };
}

export async function anAdmin(): Promise<Visitor> {
  const admin = new Visitor();
  const { status } = await admin.post('/api/admin/login', adminCredentials());
  if (status !== 200) throw new Error(`the admin sign-in answered ${status}`);
  return admin;
}

export async function becomeAdmin(context: BrowserContext): Promise<Visitor> {
  const admin = await anAdmin();
  await context.addCookies([...admin.cookies].map(([name, value]) => ({ name, value, url: appUrl() })));
  return admin;
}
