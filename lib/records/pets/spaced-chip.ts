export function spacedChip(chip: string): string {
  return /^\d{15}$/.test(chip) ? chip.replace(/(\d{3})(?=\d)/g, '$1 ') : chip;
}
