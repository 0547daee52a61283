import { consentCookieNames } from './consent';
import { rememberPreference } from './preferences';

/** How a plan is shown: the hours of one day, or the list of a week. */
export type PlanView = 'day' | 'week';

const listeners = new Set<() => void>();

/** Tells of a choice, for React's `useSyncExternalStore`. */
export function subscribeToPlanView(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The view that stands on `<html data-plan-view>`, where CSS reads it; a day without one. */
export function currentPlanView(): PlanView {
  return document.documentElement.dataset.planView === 'week' ? 'week' : 'day';
}

/** Shows plans in a view at once, and remembers it where that is wanted. */
export function choosePlanView(view: PlanView): void {
  const { dataset } = document.documentElement;
  if (view === 'week') dataset.planView = view;
  else delete dataset.planView;
  rememberPreference('planView', view);
  for (const listener of listeners) listener();
}

/** Runs in <head> as `themeScript` does, so that nobody sees the one view before the other. */
export const planViewScript = `(function(d,w){try{var r=d.documentElement.dataset;if(r.consent==='given'&&('; '+d.cookie+';').indexOf('; ${consentCookieNames.preferences}=true;')>=0&&w.localStorage.getItem('planView')==='week')r.planView='week'}catch(e){}})(document,window)`;
