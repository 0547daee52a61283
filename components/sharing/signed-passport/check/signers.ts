import type { PublicKey } from '@/lib/core/signing/jws';
import { nowMs } from '@/lib/core/time/clock';
import type { Signer } from '@/lib/sharing/signed-passport/check';
import { HOST } from '@/lib/sharing/signed-passport/payload';

/** Storage key. Stores only public keys, which may be visible on a shared device. */
const STORED = 'pawfolio-signers';
const PATIENCE = 4000;

interface SavedSigner extends Signer {
  savedAt: number;
}

const texts = (value: object, names: readonly string[]) =>
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** @returns null unless the value is a key of the supported type */
function toKey(value: unknown): PublicKey | null {
  if (typeof value !== 'object' || value === null || !texts(value, ['kid', 'x', 'y'])) return null;
  const { kid, x, y, iat, exp, kty, crv } = value as PublicKey & { kty?: string; crv?: string };
  if (kty !== 'EC' || crv !== 'P-256' || typeof iat !== 'number') return null;
  return typeof exp === 'number' ? { kid, x, y, iat, exp } : { kid, x, y, iat };
}

function keysIn(value: unknown): PublicKey[] {
  const { keys } = (value ?? {}) as { keys?: unknown };
  return Array.isArray(keys) ? keys.slice(0, 100).flatMap((key) => toKey(key) ?? []) : [];
}

function isSigner(value: unknown): value is SavedSigner {
  const { host, keys, savedAt } = (value ?? {}) as Partial<SavedSigner>;
  return typeof host === 'string' && HOST.test(host) && Array.isArray(keys) && typeof savedAt === 'number';
}

function savedSigners(): SavedSigner[] {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(storedValue) ? storedValue.filter(isSigner) : [];
  } catch {
    return [];
  }
}

let signers = savedSigners();

export function trustedSigners(): readonly SavedSigner[] {
  return signers;
}

function saveSigners(changedSigners: SavedSigner[]): void {
  signers = changedSigners;
  try {
    localStorage.setItem(STORED, JSON.stringify(changedSigners));
  } catch {
    // Without storage, the keys are fetched again.
  }
}

function originOf(host: string): string {
  return host === location.host ? location.origin : `https://${host}`;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.json();
}

export async function fetchSigner(host: string): Promise<boolean> {
  try {
    const keys = keysIn(await fetchJson(`${originOf(host)}/.well-known/pawfolio-keys.json`));
    if (keys.length === 0) return false;
    const signer = { host, keys, savedAt: nowMs() };
    const others = signers.filter((one) => one.host !== host);
    saveSigners(host === location.host ? [signer, ...others] : [...others, signer]);
    return true;
  } catch {
    return false;
  }
}

export function forgetSigner(host: string): void {
  saveSigners(signers.filter((one) => one.host !== host));
}

export function hostIn(typedAddress: string): string | null {
  const text = typedAddress.trim().toLowerCase().slice(0, 300);
  try {
    const { host } = new URL(text.includes('://') ? text : `https://${text}`);
    return HOST.test(host) ? host : null;
  } catch {
    return null;
  }
}

export async function askStatus(host: string, jti: string): Promise<'valid' | 'taken_back' | null> {
  try {
    const { status } = (await fetchJson(`${originOf(host)}/api/signed-passports/${jti}/status`)) as {
      status?: unknown;
    };
    return status === 'valid' || status === 'taken_back' ? status : null;
  } catch {
    return null;
  }
}
