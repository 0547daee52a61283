import { consentCookieNames } from '@/lib/core/http/consent';
import { rememberPreference } from './preferences';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Same values as `paper` in theme.css. */
export const themeColors = { light: '#FBF8F2', dark: '#0D181A' } as const;

const listeners = new Set<() => void>();

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  const theme = themes.find((one) => one === newValue);
  if (key === 'theme' && theme && theme !== currentTheme()) chooseTheme(theme);
}

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  document.querySelector('meta[data-theme-color]')?.remove();
  if (theme === 'system') {
    delete dataset.theme;
  } else {
    dataset.theme = theme;
    document.head.prepend(colorOfBar(theme));
  }
  rememberPreference('theme', theme);
  for (const listener of listeners) listener();
}

/** Prepends the element: browsers use the first match, and two elements for the system colors follow. */
function colorOfBar(theme: keyof typeof themeColors): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = themeColors[theme];
  meta.dataset.themeColor = '';
  return meta;
}

export const themeScript = `(function(d,w){try{var r=d.documentElement,t;if(r.dataset.consent!=='given'||('; '+d.cookie+';').indexOf('; ${consentCookieNames.preferences}=true;')<0)return;t=w.localStorage.getItem('theme');if(t==='light'||t==='dark'){r.dataset.theme=t;var m=d.createElement('meta');m.name='theme-color';m.content=t==='dark'?'${themeColors.dark}':'${themeColors.light}';m.dataset.themeColor='';d.head.prepend(m)}}catch(e){}})(document,window)`;
