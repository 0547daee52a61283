/** The window event that opens the pet selector from anywhere (specification, section 2). */
export const SHOW_PET_SELECTOR = 'showPetSelector';
