import 'server-only';
import { createHash } from 'node:crypto';

/** Each connection keeps the plan of each named statement, so that there must be an end to them. */
const MAX_STATEMENTS = 300;

/** Names are hashes of the text: each bundle of Next has its own copy of this module, and all share the connections. */
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
