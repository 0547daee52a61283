// node tests/support/sizes.mjs: lengths of the program's files, and the longest ones.
import { lengths, programFiles } from './sources.mjs';

const files = programFiles();
const { median, p90, maximum } = lengths(files);
console.log(`${files.length} files: median ${median}, p90 ${p90}, maximum ${maximum} lines`);
for (const { path, lines } of files.toSorted((a, b) => b.lines - a.lines).slice(0, 10))
  console.log(`${lines}\t${path}`);
