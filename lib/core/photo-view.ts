import { rememberedView } from './remembered-view';

export const {
  subscribe: subscribeToPhotoView,
  current: currentPhotoView,
  choose: choosePhotoView,
} = rememberedView('photoView');
