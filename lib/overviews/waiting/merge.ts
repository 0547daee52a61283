import { fieldsOf } from '@/lib/records/fields';
import { chosenChanges, mergeVersions, type Values, type Versions } from '@/lib/versions/merge';

/** @returns what is saved over somebody else's version, or null where one has to choose */
export function mergeWaiting(collection: string, versions: Versions): Values | null {
  const fields = fieldsOf(collection);
  if (!fields || mergeVersions(versions, fields).touched.length > 0) return null;
  return chosenChanges(versions, {}, fields);
}
