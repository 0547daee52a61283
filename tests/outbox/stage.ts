import type { Browser } from '@playwright/test';
import { Person } from '../support/people';
import { bundlePage } from './bundle';
import type { Database } from './database';
import { Device } from './device';

export interface Stage {
  owner: Person;
  phone: Device;
  tablet: Device;
  carers: Device;
  /** Null for the embedded database, which only its server can open. */
  database: Database | null;
  /** Kills the server as a power cut would, and restarts it. Null if the server is shared. */
  restart: (() => Promise<void>) | null;
}

export interface StageOptions {
  browser: Browser;
  url: string;
  database: Database | null;
  restart: (() => Promise<void>) | null;
}

export async function setStage({ browser, url, database, restart }: StageOptions): Promise<Stage> {
  const html = await bundlePage();
  const owner = await new Person().signsIn(true);
  const again = await new Person(owner.email).signsIn(true);
  const carer = await new Person().signsIn(true);
  const device = (name: string, person: Person) => Device.make({ name, person, browser, url, html });
  const phone = await device('phone', owner);
  const tablet = await device('tablet', again);
  const carers = await device('carer', carer);
  return { owner, phone, tablet, carers, database, restart };
}

export async function clearStage({ phone, tablet, carers }: Stage): Promise<void> {
  await Promise.all([phone, tablet, carers].map((device) => device.close()));
}
