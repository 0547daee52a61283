import { fold } from '@/lib/core/text/fold';

/** Normalized words for food in both languages. Our choice: allergens that owners name and strangers might offer. */
const words =
  'food comida alimento meat carne chicken pollo turkey pavo duck pato beef ternera vaca vacuno buey veal lamb cordero pork cerdo ' +
  'jamon ham venison ciervo rabbit conejo poultry aves fish pescado salmon tuna atun shellfish marisco prawn gamba egg eggs huevo huevos ' +
  'milk leche lactose lactosa dairy lacteos cheese queso yogurt yogur wheat trigo gluten grain grains cereal cereales corn maize maiz ' +
  'rice arroz oats avena barley cebada soy soya soja nut nuts nueces peanut peanuts cacahuete cacahuetes potato patata tomato tomate ' +
  'bread pan chocolate grapes uvas garlic ajo onion cebolla';

const foods: ReadonlySet<string> = new Set(words.split(' '));
/** Words for parts of foods that are inhaled or touched, such as corn pollen or grain mites. */
const inedible: ReadonlySet<string> = new Set(
  'pollen polen mite mites acaro acaros dust polvo feather feathers plumas dander caspa hair pelo'.split(' '),
);

export function isFood(allergen: string): boolean {
  const allergenWords = fold(allergen).split(' ');
  return allergenWords.some((word) => foods.has(word)) && !allergenWords.some((word) => inedible.has(word));
}
