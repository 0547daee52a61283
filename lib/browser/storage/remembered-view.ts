import { consentCookieNames } from '@/lib/core/http/consent';
import { rememberPreference } from './preferences';

const views = { planView: ['day', 'week'], photoView: ['timeline', 'grid'] } as const;

type ViewKey = keyof typeof views;

export interface RememberedView<View extends string> {
  usual: View;
  subscribe: (listener: () => void) => () => void;
  current: () => View;
  choose: (view: View) => void;
}

export function rememberedView<Key extends ViewKey>(key: Key): RememberedView<(typeof views)[Key][number]> {
  type View = (typeof views)[Key][number];
  const [usual, other]: readonly [View, View] = views[key];
  const listeners = new Set<() => void>();
  return {
    usual,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current(): View {
      return document.documentElement.dataset[key] === other ? other : usual;
    },
    choose(view: View): void {
      const { dataset } = document.documentElement;
      if (view === other) dataset[key] = view;
      else delete dataset[key];
      rememberPreference(key, view);
      for (const listener of listeners) listener();
    },
  };
}

const others = /* @__PURE__ */ JSON.stringify(
  /* @__PURE__ */ Object.entries(views).map(([key, [, other]]) => [key, other]),
);

/** Runs in <head> like `themeScript`, so that the default view does not flash. */
export const viewScript = `(function(d,w){try{var r=d.documentElement.dataset;if(r.consent==='given'&&('; '+d.cookie+';').indexOf('; ${consentCookieNames.preferences}=true;')>=0)${others}.forEach(function(v){if(w.localStorage.getItem(v[0])===v[1])r[v[0]]=v[1]})}catch(e){}})(document,window)`;
