import { cardText } from '@/tests/support/paper-cards';
import { vaccinationsOf } from '@/tests/support/paper-summary';

const blocks: [layout: string, card: string, vaccinations: string[]][] = [
  [
    'labels in front of values',
    `
Vaccination card
Vaccine: Rabies
Date given: 25/03/2024
Batch: A123B01
Valid until: 25/03/2027

Vaccine: DHPPi
Date given: 26/03/2024
Batch: C77K09
Next due: 26/03/2025`,
    ['dog.rabies ; - ; 2024-03-25 ; 2027-03-25 ; A123B01', 'dog.dhp ; - ; 2024-03-26 ; - ; C77K09'],
  ],
  [
    'date above the vaccine',
    `
Fecha: 25/03/2024
Vacuna: Rabia
Lote: A123B01
Próxima: 25/03/2025

Fecha: 28/03/2024
Vacuna: Eurican DAPPi
Lote: C77K09`,
    ['dog.rabies ; - ; 2024-03-25 ; - ; A123B01', 'dog.dhp ; Eurican DAPPi ; 2024-03-28 ; - ; C77K09'],
  ],
  [
    'stickers beside dates',
    `
Vaccin / Sticker           Date            Cachet

Nobivac DHPPi
Lot A123B01                14/09/2022      Dr Martin
EXP 05/2024

Nobivac L4
Lot B456C02                14/10/2022      Dr Martin
EXP 12/06/2024`,
    ['dog.dhp ; Nobivac DHPPi ; 2022-09-14 ; - ; A123B01', 'dog.lepto ; Nobivac L4 ; 2022-10-14 ; - ; B456C02'],
  ],
  [
    'dates one above the other',
    `
Hersteller und Name      Chargen-Nr.      1. Impfdatum         Tierarzt
des Impfstoffs                            2. gültig ab
                                          3. gültig bis

Nobivac Tollwut          A123B01          12.03.2022           Dr. Weiß
MSD                                       02.04.2022
                                          12.03.2025

Rabisin                  L45678           1. 15.03.2025        Dr. Weiß
Boehringer                                2. 15.03.2025
                                          3. 15.03.2028`,
    [
      'dog.rabies ; Nobivac Tollwut ; 2022-03-12 ; 2025-03-12 ; A123B01',
      'dog.rabies ; Rabisin ; 2025-03-15 ; 2028-03-15 ; L45678',
    ],
  ],
  [
    'two stickers of one day',
    `
Nobivac DHPPi            Nobivac L4              14/09/2022
Lot A123B01              Lot B456C02`,
    ['dog.dhp ; Nobivac DHPPi ; 2022-09-14? ; - ; A123B01', 'dog.lepto ; Nobivac L4 ; 2022-09-14? ; - ; B456C02'],
  ],
  [
    'a grid of stickers',
    `
Nobivac DHPPi     14/09/2022        Nobivac L4        14/10/2022
Lot A123B01                         Lot B456C02`,
    ['dog.dhp ; Nobivac DHPPi ; 2022-09-14? ; - ; A123B01', 'dog.lepto ; Nobivac L4 ; 2022-10-14? ; - ; B456C02'],
  ],
  [
    'a column per dose',
    `
Vaccine         Date 1           Date 2           Date 3
Rabies          21/01/2022       22/01/2023       23/01/2024
DHPP            21/01/2022`,
    [
      'dog.rabies ; - ; 2022-01-21 ; - ; -',
      'dog.rabies ; - ; 2023-01-22 ; - ; -',
      'dog.rabies ; - ; 2024-01-23 ; - ; -',
      'dog.dhp ; - ; 2022-01-21 ; - ; -',
    ],
  ],
  [
    'a column per vaccine',
    `
                Rabies           DHPP             Lepto
Date            21/01/2022       22/01/2022       23/01/2022
Next due        21/01/2023       22/01/2023       23/01/2023`,
    ['dog.rabies ; - ; 2022-01-21 ; - ; -', 'dog.dhp ; - ; 2022-01-22 ; - ; -', 'dog.lepto ; - ; 2022-01-23 ; - ; -'],
  ],
  [
    'labels that were misread',
    `
Nome: Luna               Data di nasita 03.02.2019
Vaccinazione:            Cimurro
Lotto:                   BD28085
Data:                    31.12.2020
Valida tino al:          31.12.2023
Vaccinazione:            Rabbia
Lotto:                   T988E68
Data:                    12.11.2021
Valida fino al:          11.11.2024`,
    ['Cimurro ; - ; 2020-12-31 ; - ; BD28085', 'dog.rabies ; - ; 2021-11-12 ; 2024-11-11 ; T988E68'],
  ],
  [
    'a brand above its diseases',
    `
Datum            Impfstoff                                   Charge
12.03.2022       Nobivac SHPPi                               C77K09
                 Staupe, Hepatitis, Parvovirose`,
    ['dog.dhp ; Nobivac SHPPi ; 2022-03-12 ; - ; C77K09'],
  ],
];

test.each(blocks)('R16.1 reads a paper with %s', (_, card, vaccinations) => {
  expect(vaccinationsOf(cardText(card))).toEqual(vaccinations);
});

const nothing: [content: string, card: string][] = [
  ['a form that nobody filled in', 'Vaccine     Date     Batch\nRabies\nDHPPi\nLeptospirosis'],
  ['a list of reminders', 'Reminders\nRabies     due 21/01/2027\nDHPPi     due 21/01/2025'],
  ['a column of due dates', 'Vaccine          Due date\nRabies           21/01/2025\nDHPPi            21/02/2026'],
  ['results of tests', 'FeLV/FIV test negative     21/01/2024\nTollwut-Antikörper 0,8 IU/ml     22/01/2024'],
  [
    'treatments against parasites',
    'ENTWURMUNG\nProdukt       Datum\nMilbemax      12.03.2024\nDrontal       13.06.2024',
  ],
  [
    'prose about vaccines',
    'We recommend to protect your dog against rabies, parvovirus and distemper from an early age on.',
  ],
];

test.each(nothing)('R16.2 proposes no vaccination from %s', (_, card) => {
  expect(vaccinationsOf(cardText(card))).toEqual([]);
});

test('R16.1 an unknown brand below the title of one vaccine is unsure', () => {
  const card = `
VACCINATION AGAINST RABIES
Vaccine         Batch        Date           Valid until
Zylovac Super   A123B01      25/03/2024     25/03/2027`;

  expect(vaccinationsOf(cardText(card))).toEqual(['dog.rabies? ; - ; 2024-03-25 ; 2027-03-25 ; A123B01']);
});
