import { fillLine, machineReadable } from '@/lib/records/pets/passport-line';
import type { ShareKind } from './vocabulary';

const initials: Record<ShareKind, string> = { vet: 'V', groomer: 'G', sitter: 'S', finder: 'F', other: 'X' };

export function passLine(name: string, kind: ShareKind, expiresAt: string | null): string {
  const until = expiresAt?.slice(0, 10).replaceAll('-', '') ?? '';
  return fillLine(`${initials[kind]}<${[machineReadable(name), kind.toUpperCase(), until].filter(Boolean).join('<<')}`);
}
