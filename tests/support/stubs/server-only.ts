// The real package throws outside of a server bundle; tests of server code import it on purpose.
export {};
