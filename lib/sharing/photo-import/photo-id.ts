import { newId } from '@/lib/core/validation/ids';

/** Id of a photo in a pet's album. Derived from its bytes, so that importing it again adds nothing. */
export async function photoId(petId: string, photo: Blob): Promise<string> {
  // crypto.subtle needs a secure context (HTTPS).
  if (!crypto.subtle) return newId();
  const bytes = await new Blob([petId, photo]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00000000-0000-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}
