import 'server-only';
import manifest from '../../../package.json';

/** What runs here and under which licence, as the package says since the build. */
export const { version, license } = manifest;
