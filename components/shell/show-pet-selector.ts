/** Window event, named in the specification, section 2. */
export const SHOW_PET_SELECTOR = 'showPetSelector';
