// The real package throws outside a server bundle.
export {};
