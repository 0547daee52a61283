import 'server-only';
import { domainToUnicode } from 'node:url';
import { db } from '../db/client';
import { canonicalAddress, plainAddress } from './email-address';

/** Keys under which a mailbox may be stored, the exact form first. Older keys contain the domain as it was typed. */
function storedForms(email: string): string[] {
  const [plain, canonical] = [plainAddress(email), canonicalAddress(email)];
  if (plain === null || canonical === null) return [];
  const [local = '', domain = ''] = canonical.split('@');
  return [...new Set([plain, canonical, `${local}@${domainToUnicode(domain)}`])];
}

type FindKeys = (forms: string[]) => Promise<{ emailKey: string }[]>;

async function findStoredKey(email: string, find: FindKeys): Promise<string> {
  const forms = storedForms(email);
  const canonical = canonicalAddress(email) ?? '';
  if (forms.length < 2) return canonical;
  const storedKeys = new Set((await find(forms)).map(({ emailKey }) => emailKey));
  return forms.find((form) => storedKeys.has(form)) ?? canonical;
}

/**
 * Finds the account's stored key. Two older accounts may use two forms of one mailbox; each is found by its own form.
 * @returns empty if the text is no address
 */
export function accountKey(email: string): Promise<string> {
  return findStoredKey(email, (forms) =>
    db().user.findMany({ where: { emailKey: { in: forms } }, select: { emailKey: true } }),
  );
}

export function adminKey(email: string): Promise<string> {
  return findStoredKey(email, (forms) =>
    db().admin.findMany({ where: { emailKey: { in: forms } }, select: { emailKey: true } }),
  );
}
