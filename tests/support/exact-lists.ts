declare global {
  namespace jest {
    interface Expect {
      addEqualityTesters(testers: readonly ((one: unknown, other: unknown) => boolean | undefined)[]): void;
    }
  }
}

// By default, [1, undefined] equals [1].
expect.addEqualityTesters([
  (one, other) => (Array.isArray(one) && Array.isArray(other) && one.length !== other.length ? false : undefined),
]);

export {};
