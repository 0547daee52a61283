import { rememberedView } from './remembered-view';

export const photoView = rememberedView('photoView');
