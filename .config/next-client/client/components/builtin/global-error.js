import { jsx, jsxs } from 'react/jsx-runtime';

/**
 * In place of Next's own screen for when app/global-error.tsx fails itself: every page carries it (2 kB), and the policy
 * blocks its inline styles. Plain elements in both languages, as nothing is known by then.
 */
export default function LastError() {
  const words = [
    ['en', 'This page could not be shown.', 'Reload'],
    ['es', 'No se ha podido mostrar esta página.', 'Volver a cargar'],
  ];
  const paragraphs = words.map(([lang, text, reload]) =>
    jsxs('p', { lang, children: [text, ' ', jsx('a', { href: '', children: reload })] }, lang),
  );
  return jsx('html', { id: '__next_error__', children: jsx('body', { children: paragraphs }) });
}
