// Works around a memory leak. React ends a render by aborting with an `Error`. Until its stack is read, V8 retains the
// frames and, before Node 24, the requests behind neighboring immediates: 140 kB per page. Remove once `engines` in
// package.json requires Node 24.
export function releaseFinishedRenders() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return;
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function abortWithText(reason) {
    void reason?.stack;
    return reason === undefined ? abort.call(this) : abort.call(this, reason);
  };
}
