// Whom a request comes from.

/**
 * The address that the given number of proxies in front of us vouch for; what a client claims beyond them is dropped.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} trusted
 */
export function clientAddress(request, trusted) {
  const claimed = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [...claimed, request.socket.remoteAddress ?? ''];
  return chain[Math.max(0, chain.length - 1 - trusted)] ?? '';
}
