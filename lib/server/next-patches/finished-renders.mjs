// Remove once the oldest supported Node (`engines` in package.json) is 24.

/**
 * Fixes a leak of rendered pages, some 140 kB each. React ends a render by aborting with an `Error` whose stack nobody
 * reads. Until then V8 retains the stack's frames and their receivers: a frame of the event loop holds its immediate,
 * which before Node 24 links to its neighbours, and each holds its request. Reading the stack turns frames into text.
 */
export function releaseFinishedRenders() {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function abortWithText(reason) {
    void reason?.stack;
    return reason === undefined ? abort.call(this) : abort.call(this, reason);
  };
}
