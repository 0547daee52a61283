/** Stores a listed vaccine by its id, which is independent of language, and any other as text. */
export function storedName(vaccine: string, names: Record<string, string>): string {
  return Object.keys(names).find((id) => names[id] === vaccine) ?? vaccine;
}
