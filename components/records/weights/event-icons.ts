export const eventIcons = { visit: 'stethoscope', dose: 'syringe' } as const;
