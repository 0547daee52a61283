declare module 'fxa-common-password-list' {
  const list: { test: (password: string) => boolean };
  // biome-ignore lint/style/noDefaultExport: so it is in the package
  export default list;
}
