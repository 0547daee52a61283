import formatCompiled from 'use-intl/format-message/format-only';
import { isolating } from './isolate';

/** The build puts this in place of the library's own: what is put into a message does not turn the words around it. */
const formatMessage = isolating(formatCompiled);

// biome-ignore lint/style/noDefaultExport: the library imports it so
export { formatMessage as default };
