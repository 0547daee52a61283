import { readJws, readPayload } from '@/lib/core/signing/jws';
import { parsePayload } from './payload';

export interface Confirmed {
  count: number;
  of: number;
}

/** @param jws from our own server; its signature is not checked @returns null if it is no passport */
export async function confirmedIn(jws: string): Promise<Confirmed | null> {
  const sealed = readJws(jws);
  const payload = sealed && parsePayload(await readPayload(sealed));
  if (!payload) return null;
  const { allergies, medications, vaccinations, treatments } = payload.facts;
  const facts = [...allergies, ...medications, ...vaccinations, ...treatments];
  return { count: facts.filter(({ source }) => source.kind === 'confirmed').length, of: facts.length };
}
