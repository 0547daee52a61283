import { db } from '@/lib/core/db/client';
import { importTable } from '@/lib/sharing/table-import/mutations';
import { tableBody } from '@/lib/sharing/table-import/schema';
import { many, type Race } from './maximum-races';
import { treatmentRow } from './maximum-rows';
import { noon } from './members';

const author = { name: 'Ana', timeZone: 'UTC', at: noon };

export const importRaces: Record<string, Race> = {
  'imported treatments of a pet': {
    maximum: 500,
    source: 'lib/sharing/table-import/mutations.ts',
    async prepare({ access, viewer }, filledCount) {
      await db().parasiteTreatment.createMany({ data: many(filledCount, () => treatmentRow(access.petId)) });
      const entry = (product: string) => ({ givenAt: noon.toISOString(), kind: 'worms', product });
      return (attempt) => {
        const entries = [{ line: 1, entry: entry(`At once ${attempt}`) }];
        return importTable(access, tableBody.parse({ collection: 'treatments', entries }), {
          ...author,
          userId: viewer.userId,
        });
      };
    },
    count: ({ access }) => db().parasiteTreatment.count({ where: { petId: access.petId, deletedAt: null } }),
  },
};
