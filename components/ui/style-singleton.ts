import { useEffect } from 'react';

type SheetProps = { styles: string; dynamic?: boolean };

/** Replaces `react-style-singleton` (next.config.ts). Its style element would need a nonce, which static pages lack. */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function addStyles(styles: string) {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function removeStyles() {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once by a module, each call with a sheet of its own
  return function Sheet({ styles, dynamic }: SheetProps) {
    const cachedStyles = dynamic && styles;
    // biome-ignore lint/correctness/useExhaustiveDependencies: styles that are not dynamic stay as they first were
    useEffect(() => {
      addStyles(styles);
      return removeStyles;
    }, [cachedStyles]);
    return null;
  };
}
