import 'server-only';
import { requestContext } from '@/lib/core/runtime/request-context';
import type { SharedPetAccess } from './pet-access';

/** What the entry has found and counted before it asked for a rendering (lib/access/shared-plan.ts). */
export interface OpenedShare {
  accessKey: string;
  access: SharedPetAccess;
}

export function openedShare(accessKey: string): SharedPetAccess | null {
  const opened = requestContext()?.opened as OpenedShare | undefined;
  return opened?.accessKey === accessKey ? opened.access : null;
}
