import { documents } from '@/lib/collections/columns/documents';
import { comparedFields } from '@/lib/collections/compared-fields';
import type { PetDocument } from './document';

export const documentFields = comparedFields<PetDocument>('documents', documents);
