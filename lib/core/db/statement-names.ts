import 'server-only';
import { createHash } from 'node:crypto';

/** Limit, because each connection stores a plan for each named statement. */
const MAX_STATEMENTS = 300;

/** Uses hashes as names: each Next bundle has its own copy of this module, but all share the connections. */
export function statementNames(): (sql: string) => string {
  const names = new Map<string, string>();
  return (sql) => {
    const cachedName = names.get(sql);
    if (cachedName !== undefined) return cachedName;
    if (names.size >= MAX_STATEMENTS) return '';
    const name = createHash('sha256').update(sql).digest('base64url');
    names.set(sql, name);
    return name;
  };
}
