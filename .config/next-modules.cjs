const { existsSync, readFileSync } = require('node:fs');
const { join, sep } = require('node:path');

const dist = `${sep}next${sep}dist${sep}`;

/**
 * Loads the ES module beside a CommonJS file of Next's client, or its substitute in `next-client`, so that unused code
 * is dropped. The path stays, because the server knows the file by it.
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
  return code.replace(/\btypeof window\b(?![.[])/g, '"object"');
};
