import { frequencyWords } from '@/lib/collections/heading-words';
import type { Column as WeightColumn } from '@/lib/records/weights/import-columns';
import type { TableKind } from './kinds';

/** The columns of weights have names of their own, because their units are part of the heading. */
export type Field =
  | WeightColumn
  | 'vaccine'
  | 'validUntil'
  | 'nextDueOn'
  | 'product'
  | 'manufacturer'
  | 'batch'
  | 'vetName'
  | 'clinic'
  | 'kind'
  | 'substance'
  | 'givenBy'
  | 'name'
  | 'dosage'
  | 'frequency'
  | 'endsOn'
  | 'instructions'
  | 'reason'
  | 'prescriber'
  | 'description'
  | 'diagnosis'
  | 'cost'
  | 'currency'
  | 'followUpOn'
  | 'title'
  | 'place'
  | 'duration';

/** Fields of each kind. A specific one precedes a general one whose words its heading may contain. */
export const fieldsOf = {
  weights: ['time', 'score', 'note', 'unit', 'kg', 'g', 'lb', 'oz', 'weight', 'date'],
  vaccinations: [
    'validUntil',
    'nextDueOn',
    'batch',
    'manufacturer',
    'product',
    'clinic',
    'vetName',
    'note',
    'date',
    'vaccine',
  ],
  treatments: ['time', 'nextDueOn', 'kind', 'substance', 'givenBy', 'note', 'date', 'product'],
  medications: ['endsOn', 'date', 'frequency', 'dosage', 'reason', 'instructions', 'prescriber', 'name'],
  'vet-records': ['followUpOn', 'currency', 'cost', 'diagnosis', 'reason', 'clinic', 'vetName', 'date', 'description'],
  appointments: ['time', 'kind', 'place', 'note', 'date', 'title', 'duration'],
} as const satisfies Record<TableKind, readonly Field[]>;

export const dateFields: readonly Field[] = ['date', 'validUntil', 'nextDueOn', 'endsOn', 'followUpOn'];

/** Alternatives are separate: a weight has one of its units, a visit a description or a reason. */
export const requiredFields: Record<TableKind, readonly (readonly Field[])[]> = {
  weights: [['date'], ['kg', 'g', 'lb', 'oz', 'weight']],
  vaccinations: [['date'], ['vaccine', 'product']],
  treatments: [['date'], ['product', 'substance']],
  medications: [['date'], ['name']],
  'vet-records': [['date'], ['description', 'reason', 'diagnosis']],
  appointments: [['date']],
};

/** Words for the values of a choice in the same six languages, folded, separated by commas. */
export const choiceWords = {
  treatments: {
    echinococcus:
      'echinococcus,tapeworm,tapeworms,equinococo,equinococosis,tenia,tenias,bandwurm,fuchsbandwurm,echinokokken,echinocoque,echinococco,equinococcus',
    worms:
      'worms,worm,deworming,dewormer,wormer,internal,gusanos,lombrices,desparasitacion interna,interna,wurmer,entwurmung,wurmkur,vers,vermifuge,interne,vermi,sverminazione,vermes,vermifugo,desparasitacao interna',
    ticks_and_fleas:
      'ticks and fleas,fleas and ticks,fleas,flea,ticks,tick,external,flea tick,pulgas,garrapatas,pulgas y garrapatas,desparasitacion externa,externa,zecken,flohe,zecken und flohe,zeckenschutz,puces,tiques,puces et tiques,externe,antiparasitaire externe,pulci,zecche,pulci e zecche,carrapatos,pulgas e carrapatos,desparasitacao externa',
    heartworm:
      'heartworm,filaria,filarias,filariosis,herzwurm,dirofilariose,ver du coeur,filariose,filariosi,dirofilariosis',
    other: 'other,otro,otra,sonstiges,andere,autre,altro,outro',
  },
  appointments: {
    vet: 'vet,veterinary,veterinarian,clinic,checkup,vaccination,veterinario,veterinaria,revision,vacuna,tierarzt,tierarztin,impfung,veterinaire,vaccin,vaccino,vacina',
    groomer:
      'groomer,grooming,peluqueria,peluquero,peluquera,hundefriseur,fellpflege,friseur,toilettage,toiletteur,toelettatura,toelettatore,tosa,banho e tosa',
    training:
      'training,trainer,class,adiestramiento,clase,hundeschule,hundetraining,dressage,education,addestramento,treino,adestramento',
    sitter:
      'sitter,pet sitter,petsitter,boarding,daycare,cuidador,cuidadora,residencia,guarderia,tiersitter,betreuung,hundepension,garde,pension,pensione,hotel',
    other: 'other,otro,otra,sonstiges,andere,autre,altro,outro',
  },
  frequency: frequencyWords,
} as const;
