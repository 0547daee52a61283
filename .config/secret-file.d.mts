import type * as fs from 'node:fs';

type Used = 'closeSync' | 'existsSync' | 'mkdirSync' | 'openSync' | 'readFileSync' | 'rmSync' | 'writeFileSync';

export function readSecret(file: string, files?: Pick<typeof fs, Used>): string;
