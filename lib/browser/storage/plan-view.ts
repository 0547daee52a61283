import { rememberedView } from './remembered-view';

/** The day of the routines, or their week. */
export const planView = rememberedView('planView');
