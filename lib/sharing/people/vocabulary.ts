/** Members besides the owner (requirements.md, R11.1). */
export const MAX_OTHERS = 9;
