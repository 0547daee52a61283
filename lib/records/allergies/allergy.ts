import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { allergies } from '@/lib/collections/columns/allergies';

export const allergyColumns = /* @__PURE__ */ selectOf(allergies);

export type Allergy = EntryOf<'Allergy', typeof allergies>;

export type AllergyRow = RowOf<'Allergy', typeof allergies>;

export const toAllergy = (row: AllergyRow): Allergy => entryOf<'Allergy', typeof allergies>(allergies, row);
