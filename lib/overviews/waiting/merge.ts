import { fieldsOf } from '@/lib/records/fields';
import { chosenChanges, mergeVersions, type Values, type Versions } from '@/lib/versions/merge';

/** @returns changes to save over the other version; null if the user must choose */
export function mergeWaiting(collection: string, versions: Versions): Values | null {
  const fields = fieldsOf(collection);
  if (!fields || mergeVersions(versions, fields).touched.length > 0) return null;
  return chosenChanges(versions, {}, fields);
}
