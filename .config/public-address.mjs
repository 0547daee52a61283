/** Address used in pages rendered at build time. @param {{ APP_URL?: string, PORT?: string }} env */
export function publicAddress({ APP_URL, PORT }) {
  return APP_URL || `http://localhost:${PORT || 3000}`;
}
