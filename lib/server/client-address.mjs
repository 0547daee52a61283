/** Uses only the entries of `trusted` proxies. A client can claim anything in the others. */
export function clientAddress(request, trustedProxies) {
  const claimedAddresses = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [...claimedAddresses, request.socket.remoteAddress ?? ''];
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? '';
}
