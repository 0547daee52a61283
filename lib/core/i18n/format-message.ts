import formatCompiled from 'use-intl/format-message/format-only';
import { withIsolates } from './isolate';

/** Replaces the library's function in builds, so that values cannot change the direction of the surrounding text. */
const formatMessage = withIsolates(formatCompiled);

// biome-ignore lint/style/noDefaultExport: the library imports the default
export { formatMessage as default };
