import { cardText } from '@/tests/support/paper-cards';
import { vaccinationsOf } from '@/tests/support/paper-summary';

const german = `
EUROPÄISCHE UNION   Heimtierausweis   DE 276 12345678
V. TOLLWUTIMPFUNG / VACCINATION AGAINST RABIES

Hersteller und Bezeichnung      Chargen-Nr.     Impfdatum       gültig ab       gültig bis      Ermächtigter Tierarzt
des Impfstoffs

Nobivac Tollwut                 A123B01         12.03.2022      02.04.2022      12.03.2025      Dr. Anna Weiß
MSD Tiergesundheit

Rabisin                         L45678          15.03.2025      15.03.2025      15.03.2028      Dr. Anna Weiß

IX. SONSTIGE IMPFUNGEN / OTHER VACCINATIONS

Hersteller und Bezeichnung      Chargen-Nr.     Impfdatum       gültig bis      Ermächtigter Tierarzt
des Impfstoffs

Nobivac SHPPi                   C77K09          12.03.2022      12.03.2025      Dr. Anna Weiß

Nobivac L4                      D12345          12.03.2022      12.03.2023      Dr. Anna Weiß

Versican Plus DHPPi/L4R         600123A         15.03.2025      15.03.2026      Dr. Anna Weiß
`;

const spanish = `
CARTILLA SANITARIA          Nombre: Luna     Nacimiento: 03/02/2019
VACUNACIONES
Fecha           Vacuna                   Lote            Próxima         Veterinario
15/04/2019      Moquillo y Parvovirus    PUP0123         06/05/2019      Col. 1234
06/05/2019      Eurican DAPPi            E98765          27/05/2019      Col. 1234
27/05/2019      Eurican DAPPi-Lmulti     E98801          27/05/2020      Col. 1234
20/06/2019      Rabia                    R55512          20/06/2020      Col. 1234
`;

const french = `
CARNET DE SANTÉ
Date            Vaccin                  N° lot          Rappel          Cachet et signature
14/09/2022      Eurican CHPPi2-L        L400123         14/10/2022      Dr Martin
14/10/2022      Eurican CHPPi2-LR       L400456         14/10/2023      Dr Martin
14/10/2023      Rage - Rabisin          F23456          14/10/2024      Dr Martin
02/11/2024      Toux du chenil          BB1029          02/11/2025      Dr Martin
`;

const british = `
VACCINATION RECORD
Date given      Vaccine                 Batch no.       Next due        Vet
21/01/2023      Nobivac DHPPi + L4      A301A01         21/01/2024      J Smith MRCVS
21/01/2024      Nobivac L4              A455B02         21/01/2025      J Smith MRCVS
21/01/2024      Nobivac KC              K12X345         21/01/2025      J Smith MRCVS
`;

const american = `
RABIES VACCINATION CERTIFICATE       Microchip: 985112001234567
Vaccine          Product                       Serial #       Date Given      Expires
Rabies           Imrab 3                       18234A         03/25/2024      03/25/2027
DA2PP            Vanguard Plus 5               554321B        03/04/2024      03/04/2025
Bordetella       Nobivac Intra-Trac Oral BB    09210023       03/25/2024      03/25/2025
`;

const italian = `
LIBRETTO SANITARIO        Nato il: 03/02/2019
Data            Vaccino                          Lotto       Richiamo        Firma e timbro
18/05/2021      Cimurro, Epatite, Parvovirosi    7H2310      18/05/2022      Dott. Rossi
18/05/2021      Leptospirosi                     L2 7781     18/05/2022      Dott. Rossi
25/05/2021      Rabbia (Rabisin)                 F88213      25/05/2022      Dott. Rossi
`;

const portuguese = `
BOLETIM SANITÁRIO
Data da vacinação   Vacina                                                        Lote        Válida até      Assinatura
30/06/2022          Raiva                                                         RV2201      30/06/2025      Dra. Sousa
30/06/2022          Esgana, Hepatite, Parvovirose, Parainfluenza, Leptospirose    VP8812      30/06/2023      Dra. Sousa
`;

const expected: [language: string, card: string, vaccinations: string[]][] = [
  [
    'German passport',
    german,
    [
      'dog.rabies ; Nobivac Tollwut ; 2022-03-12 ; 2025-03-12 ; A123B01',
      'dog.rabies ; Rabisin ; 2025-03-15 ; 2028-03-15 ; L45678',
      'dog.dhp ; Nobivac SHPPi ; 2022-03-12 ; 2025-03-12 ; C77K09',
      'dog.lepto ; Nobivac L4 ; 2022-03-12 ; 2023-03-12 ; D12345',
      'DHPPi/L4R ; Versican Plus DHPPi/L4R ; 2025-03-15 ; 2026-03-15 ; 600123A',
    ],
  ],
  [
    'Spanish cartilla',
    spanish,
    [
      'Moquillo y Parvovirus ; - ; 2019-04-15 ; - ; PUP0123',
      'dog.dhp ; Eurican DAPPi ; 2019-05-06 ; - ; E98765',
      'DAPPi-Lmulti ; Eurican DAPPi-Lmulti ; 2019-05-27 ; - ; E98801',
      'dog.rabies ; - ; 2019-06-20 ; - ; R55512',
    ],
  ],
  [
    'French carnet',
    french,
    [
      'CHPPi2-L ; Eurican CHPPi2-L ; 2022-09-14 ; - ; L400123',
      'CHPPi2-LR ; Eurican CHPPi2-LR ; 2022-10-14 ; - ; L400456',
      'dog.rabies ; Rabisin ; 2023-10-14 ; - ; F23456',
      'dog.bordetella.in?|dog.bordetella.inj ; - ; 2024-11-02 ; - ; BB1029',
    ],
  ],
  [
    'British card',
    british,
    [
      'DHPPi + L4 ; Nobivac DHPPi + L4 ; 2023-01-21 ; - ; A301A01',
      'dog.lepto ; Nobivac L4 ; 2024-01-21 ; - ; A455B02',
      'dog.bordetella.in ; Nobivac KC ; 2024-01-21 ; - ; K12X345',
    ],
  ],
  [
    'American certificate',
    american,
    [
      'dog.rabies ; Imrab 3 ; 2024-03-25 ; 2027-03-25 ; 18234A',
      'dog.dhp ; Vanguard Plus 5 ; 2024-03-04 ; 2025-03-04 ; 554321B',
      'dog.bordetella.in ; Nobivac Intra-Trac Oral BB ; 2024-03-25 ; 2025-03-25 ; 09210023',
    ],
  ],
  [
    'Italian libretto',
    italian,
    [
      'dog.dhp ; - ; 2021-05-18 ; - ; 7H2310',
      'dog.lepto ; - ; 2021-05-18 ; - ; L2 7781?',
      'dog.rabies ; Rabisin ; 2021-05-25 ; - ; F88213',
    ],
  ],
  [
    'Portuguese boletim',
    portuguese,
    [
      'dog.rabies ; - ; 2022-06-30 ; 2025-06-30 ; RV2201',
      'Esgana, Hepatite, Parvovirose, Parainfluenza, Leptospirose ; - ; 2022-06-30 ; 2023-06-30 ; VP8812',
    ],
  ],
];

test.each(expected)('R16.1 reads the rows of a %s', (_, card, vaccinations) => {
  expect(vaccinationsOf(cardText(card))).toEqual(vaccinations);
});

const certificate = `
Certificate of vaccination
Name                     Luna
Vaccination:             Rabies
Product:                 Nobivac Rabies
Batch No.:               652383
Date given:              09/07/2020
Valid until:             09/07/2023
Vaccination:             Distemper
Product:                 Versican Plus DHPPi
Batch No.:               DN21860
Date given:              15/06/2021
Valid until:             14/06/2024
Vaccination:             Leptospira
Product:                 Versican Plus L4
Batch No.:               NA32142
Date given:              15/04/2022
Valid until:             15/04/2023`;

test.each([-8, -4, 0, 4, 8])('R16.4 pairs labels with their values in a page turned by %s degrees', (tilt) => {
  expect(vaccinationsOf(cardText(certificate, { tilt }))).toEqual([
    'dog.rabies ; Nobivac Rabies ; 2020-07-09 ; 2023-07-09 ; 652383',
    'dog.dhp ; Versican Plus DHPPi ; 2021-06-15 ; 2024-06-14 ; DN21860',
    'dog.lepto ; Versican Plus L4 ; 2022-04-15 ; 2023-04-15 ; NA32142',
  ]);
});

test.each([-8, -5, -2, 3, 6, 8])('R16.4 reads the same rows from a page turned by %s degrees', (tilt) => {
  expect(vaccinationsOf(cardText(german, { tilt }))).toEqual(expected[0]?.[2]);
  expect(vaccinationsOf(cardText(british, { tilt }))).toEqual(expected[3]?.[2]);
});
