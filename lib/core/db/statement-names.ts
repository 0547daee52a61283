/** Each connection keeps the plan of each named statement, so that there must be an end to them. */
const MAX_STATEMENTS = 300;

/** Postgres plans a named statement once per connection; the first statements to come get names. */
export function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MAX_STATEMENTS) return '';
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}
