import { rememberedView } from './remembered-view';

export const planView = rememberedView('planView');
