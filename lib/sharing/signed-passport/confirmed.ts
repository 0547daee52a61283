import { readJws, readPayload } from '@/lib/core/signing/jws';
import { parsePayload } from './payload';

export interface ConfirmedCount {
  count: number;
  of: number;
}

/** @param jws from our own server, so its signature is not verified @returns null if it is not a passport */
export async function countConfirmedFacts(jws: string): Promise<ConfirmedCount | null> {
  const parts = readJws(jws);
  const payload = parts && parsePayload(await readPayload(parts));
  if (!payload) return null;
  const { allergies, medications, vaccinations, treatments } = payload.facts;
  const facts = [...allergies, ...medications, ...vaccinations, ...treatments];
  return { count: facts.filter(({ source }) => source.kind === 'confirmed').length, of: facts.length };
}
