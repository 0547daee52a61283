import { apiGet } from '@/lib/browser/api/api-client';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import { ringLetters } from '@/lib/core/text/ring-letters';
import type { Attribution } from '@/lib/page-context/attribution';
import type { Ring } from '@/lib/page-context/ring';
import type { Values } from '@/lib/versions/merge';

type Member = Omit<Ring, 'isReader' | 'writes'> & { userId: string };

/** @param current entry whose writer is the only known member without a connection */
export async function listRings(petId: string, current: Values): Promise<Ring[]> {
  const user = rememberedUser();
  try {
    const { items } = await apiGet<{ items: Member[] }>(`/api/pets/${petId}/members`);
    if (items.length < 2) return [];
    return items.map(({ userId, ...member }) => ({ ...member, isReader: userId === user?.id, writes: false }));
  } catch (error) {
    console.info('could not load the pet’s people', error);
    const { updatedBy } = current as Partial<Attribution>;
    if (!updatedBy) return [];
    const { id, name } = updatedBy;
    const isReader = name === user?.name;
    return [{ id, name, isReader, letters: ringLetters(name, [name]), role: 'carer', colour: 'dusk', writes: false }];
  }
}
