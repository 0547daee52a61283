// ECDSA has two valid signatures per text and key: (r, s) and (r, n - s), where n is the order of P-256. We only use
// the one with the smaller s.

const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

const S_BEGINS = 32;

function sOf(signature: Uint8Array): bigint {
  const digits = Array.from(signature.slice(S_BEGINS), (byte) => byte.toString(16).padStart(2, '0'));
  return BigInt(`0x${digits.join('')}`);
}

/** @param signature r and s, 32 bytes each */
export function isLowS(signature: Uint8Array): boolean {
  return sOf(signature) <= ORDER / 2n;
}

/** @param signature r and s, 32 bytes each */
export function toLowS(signature: Uint8Array): Uint8Array {
  if (isLowS(signature)) return signature;
  const digits = (ORDER - sOf(signature)).toString(16).padStart(64, '0');
  const low = signature.slice();
  for (let at = 0; at < 32; at += 1) low[S_BEGINS + at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  return low;
}
