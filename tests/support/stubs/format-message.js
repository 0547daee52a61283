// Replaces lib/core/i18n/format-message.ts for messages that no build has compiled.
import { withIsolates } from '@/lib/core/i18n/isolate';
import formatMessage from '../../../node_modules/use-intl/dist/esm/production/format-message/index.js';

export default withIsolates(formatMessage);
