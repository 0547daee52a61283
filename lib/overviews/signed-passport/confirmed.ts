import { readJws, readPayload } from '@/lib/core/signing/jws';
import { parsePayload } from './payload';

export interface Confirmed {
  count: number;
  /** Of so many facts besides identity. */
  of: number;
}

/**
 * How many facts a vet or another reader of a link has confirmed.
 *
 * @param jws of our own server: nothing is checked
 * @returns null for what is no passport
 */
export async function confirmedIn(jws: string): Promise<Confirmed | null> {
  const sealed = readJws(jws);
  const payload = sealed && parsePayload(await readPayload(sealed));
  if (!payload) return null;
  const { allergies, medications, vaccinations } = payload.facts;
  const facts = [...allergies, ...medications, ...vaccinations];
  return { count: facts.filter(({ source }) => source.kind === 'confirmed').length, of: facts.length };
}
