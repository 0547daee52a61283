/** Looks up a name. @returns the key itself if the table has no own property for it, as for `constructor` */
export function nameIn(table: Readonly<Record<string, string>>, key: string): string {
  return (Object.hasOwn(table, key) && table[key]) || key;
}
