import type { FormatLocale } from './locales';
import type { Messages } from './messages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: FormatLocale;
    Messages: Messages;
  }
}
