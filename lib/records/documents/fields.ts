import { type EntryFields, textField } from '@/lib/versions/entry-fields';
import type { PetDocument } from './document';

export const documentFields: EntryFields<PetDocument> = { name: textField('documents.name') };
