import 'server-only';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { requestContext } from '@/lib/core/runtime/request-context';

export interface OpenedShare {
  accessKey: string;
  access: SharedPetAccess;
}

export function findOpenedShare(accessKey: string): SharedPetAccess | null {
  const openedShare = requestContext()?.opened as OpenedShare | undefined;
  return openedShare?.accessKey === accessKey ? openedShare.access : null;
}
