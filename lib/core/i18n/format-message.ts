import formatCompiled from 'use-intl/format-message/format-only';
import { isolating } from './isolate';

/** The build substitutes this for the library's own: values cannot change the direction of the text around them. */
const formatMessage = isolating(formatCompiled);

// biome-ignore lint/style/noDefaultExport: the library imports the default
export { formatMessage as default };
