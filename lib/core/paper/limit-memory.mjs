/** A small malicious file can request gigabytes. PDFium treats the error as "out of memory" and fails the page. */
export function limitMemory(bytes) {
  const growMemory = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function growWithin(pages) {
    if (this.buffer.byteLength + pages * 65_536 > bytes) throw new RangeError('The page needs too much memory');
    return growMemory.call(this, pages);
  };
}
