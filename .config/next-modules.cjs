const { existsSync, readFileSync } = require('node:fs');
const { join, sep } = require('node:path');

const dist = `${sep}next${sep}dist${sep}`;

/**
 * A webpack loader that replaces a CommonJS file of Next's client by the ES module beside it, which can be tree-shaken,
 * or by its substitute in `next-client`. The path stays, because the server knows the file by it.
 * @param {string} source returned as is when there is no such module
 */
module.exports = function asModule(source) {
  const [, path] = this.resourcePath.split(dist);
  const file = [join(__dirname, 'next-client', path), this.resourcePath.replace(dist, `${dist}esm${sep}`)].find(
    existsSync,
  );
  if (!file) return source;
  this.addDependency(file);
  const code = readFileSync(file, 'utf8');
  // Some files there are plain copies.
  if (code.includes('module.exports')) return source;
  // Next's compiler would do this, but it runs before this loader and takes these paths for CommonJS.
  return code.replaceAll('typeof window', '"object"');
};
