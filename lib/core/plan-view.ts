import { rememberedView } from './remembered-view';

export const {
  subscribe: subscribeToPlanView,
  current: currentPlanView,
  choose: choosePlanView,
} = rememberedView('planView');
