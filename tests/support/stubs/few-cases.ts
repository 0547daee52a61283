import fc from '../../../node_modules/fast-check/lib/cjs/fast-check.js';

const CASES = 40;

type Assert = typeof fc.assert;

/** Uses the same few cases each time, so that mutants do not survive by chance. Failures are not shrunk. */
const assertCases = ((property, parameters) =>
  fc.assert(property, { ...parameters, numRuns: CASES, seed: 1, endOnFailure: true })) as Assert;

export default { ...fc, assert: assertCases };
