import { isIPv4, isIPv6 } from 'node:net';

function partsOf(address: string): number[] | null {
  const plain = address.replace(/^\[|\](:\d+)?$|%.*/g, '');
  const bare = plain.replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(bare)) return bare.split('.').map(Number);
  if (!isIPv6(bare)) return null;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return groups;
  return groups.slice(6).flatMap((group) => [group >> 8, group & 255]);
}

function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [parseGroups(head), parseGroups(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function parseGroups(groups: string): number[] {
  return groups.split(':').filter(Boolean).flatMap(numbersOf);
}

function numbersOf(group: string): number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

const UNKNOWN = 'unknown';
const hexGroups = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');

/** Network for limits: the IPv4 address, or the /64 of IPv6, in which a household can choose its addresses freely. */
export function networkKey(address: string): string {
  const parts = partsOf(address);
  if (!parts) return UNKNOWN;
  return parts.length === 4 ? parts.join('.') : `${hexGroups(parts.slice(0, 4))}::/64`;
}

export function networkPrefix(address: string): string {
  const parts = partsOf(address);
  if (!parts) return UNKNOWN;
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : `${hexGroups(parts.slice(0, 3))}::/48`;
}
