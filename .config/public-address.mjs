/**
 * How people reach an installation: part of what pages rendered while building say of themselves.
 * @param {{ APP_URL?: string, PORT?: string }} env
 */
export function publicAddress({ APP_URL, PORT }) {
  return APP_URL || `http://localhost:${PORT || 3000}`;
}
