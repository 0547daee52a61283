import { rememberedView } from './remembered-view';

/** The photos of the gallery by month, or as small squares. */
export const photoView = rememberedView('photoView');
