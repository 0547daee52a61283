'use client';

import '@/components/shell/page.css';
import { useSyncExternalStore } from 'react';
import { browserLocale } from '@/lib/browser/page/browser-locale';
import { defaultLocale, type Locale } from '@/lib/core/i18n/locales';

// Inline, because messages come with the layout that has just failed.
const words: Record<Locale, { title: string; text: string; reload: string }> = {
  en: { title: 'Application Error', text: 'Failed to initialize application', reload: 'Reload page' },
  es: { title: 'Error de la aplicación', text: 'No se ha podido iniciar la aplicación', reload: 'Recargar la página' },
};

const never = () => () => undefined;

/** Replaces the whole document if its layout fails (R2.8). */
export default function GlobalError() {
  const locale = useSyncExternalStore(never, browserLocale, () => defaultLocale);
  const { title, text, reload } = words[locale];
  return (
    <html lang={locale}>
      <body>
        <main role="alert" className="grid min-h-dvh place-items-center p-6">
          <div className="w-full max-w-md rounded-card border border-danger bg-surface p-6 shadow-card">
            <h1 className="text-2xl">{title}</h1>
            <p className="mt-2 mb-5 text-muted">{text}</p>
            {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page itself, and it works when no script does */}
            <a href="" className="button primary padded">
              {reload}
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}
