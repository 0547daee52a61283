const { existsSync, readFileSync } = require('node:fs');
const { join, sep } = require('node:path');

const dist = `${sep}next${sep}dist${sep}`;

/**
 * A loader for webpack, the last one: gives a file of Next's client as the ES module that Next ships beside it, of which what nobody uses
 * is left out, or what stands in for it in `next-client`. The file keeps its path, by which the server knows it.
 * @param {string} source compiled as CommonJS, which stays where there is no such module
 */
module.exports = function asModule(source) {
  const [, path] = this.resourcePath.split(dist);
  const file = [join(__dirname, 'next-client', path), this.resourcePath.replace(dist, `${dist}esm${sep}`)].find(
    existsSync,
  );
  if (!file) return source;
  this.addDependency(file);
  const code = readFileSync(file, 'utf8');
  // A few are copied there as they are.
  if (code.includes('module.exports')) return source;
  // What Next's compiler does, before whom this one can't come: to that one these files are CommonJS by their path.
  return code.replaceAll('typeof window', '"object"');
};
