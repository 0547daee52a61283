export function icuArguments(message: string): string[] {
  const foundNames = new Set<string>();
  readText(message, 0, foundNames);
  return [...foundNames].filter((name) => !foundNames.has(`${name}:select`)).sort();
}

function readText(message: string, start: number, foundNames: Set<string>): number {
  let at = start;
  while (at < message.length && message[at] !== '}') {
    const tag = /^<(\w+)>/.exec(message.slice(at));
    if (tag) foundNames.add(`<${tag[1]}>`);
    at = message[at] === '{' ? readArgument(message, at + 1, foundNames) : at + 1;
  }
  return at + 1;
}

/** Reads `name}`, `name, kind, …}` or `name, plural, one {…} other {…}}` after its opening brace. */
function readArgument(message: string, start: number, foundNames: Set<string>): number {
  const head = /^\s*(\w+)\s*(?:,\s*(\w+)\s*)?/.exec(message.slice(start));
  if (!head) throw new Error(`Not an ICU message: ${message}`);
  foundNames.add(head[2] ? `${head[1]}:${head[2]}` : `${head[1]}`);
  let at = start + head[0].length;
  while (at < message.length && message[at] !== '}') {
    at = message[at] === '{' ? readText(message, at + 1, foundNames) : at + 1;
  }
  return at + 1;
}
