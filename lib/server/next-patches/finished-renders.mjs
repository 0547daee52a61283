// What a page that was sent leaves behind, so that the memory of a busy server is that of the pages at work.
// It can go when the oldest Node that we support (`engines` of package.json) is 24.

/**
 * Lets go of rendered pages. React ends each by aborting with an `Error` that nobody reads. Until its stack is read, V8
 * keeps the frames with the objects that they were called on: a frame of the event loop holds its immediate, Node links
 * this one with those before and after it (Node 24 does not), and each of them carries the request that it worked for.
 * One page in memory holds all the pages before it, some 140 kB each. Reading the stack turns the frames into text.
 */
export function releaseFinishedRenders() {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function abortWithText(reason) {
    void reason?.stack;
    return reason === undefined ? abort.call(this) : abort.call(this, reason);
  };
}
