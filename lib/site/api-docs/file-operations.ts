import { entry, file, image, type Operations, object, page, success, withTag } from './operation';

const pet = '/api/pets/{petId}';

export const fileOperations: Operations = withTag('Visits, documents, photos', {
  [`GET ${pet}/vet-records/documents`]: {
    summary: 'List a pet’s documents without a visit',
    description:
      'The documents of one vaccination or medication form one entry, dated like it. Others are dated by upload.',
    answer: page('The entries, latest first'),
  },
  [`GET ${pet}/documents/{documentId}/file`]: {
    summary: 'Get the file of a document',
    answer: file('The file, as a download', 'application/pdf', 'image/jpeg'),
  },
  [`GET ${pet}/documents/{documentId}/preview`]: {
    summary: 'Get the first page of a document as an image',
    answer: image('The image', 'image/webp'),
  },
  [`POST ${pet}/papers`]: {
    summary: 'Add what was read from a document',
    description:
      'Up to 20 `vaccinations` and 20 `weights`, each as for adding one, and `microchip` and `passportNumber` for a `pet` without them. Their `source` names the document `documentId`, which must be a document of the pet. All or nothing: the `fields` of a refusal begin with the kind and the place, such as `vaccinations.2.givenOn`. `importId` is a UUIDv7 of your own, which undoes the entries.',
    answer: object('Ids of the new entries', 'importId', 'vaccinations', 'weights'),
  },
  [`GET ${pet}/photos/{photoId}/file`]: {
    summary: 'Get the file of a photo',
    answer: image('The image', 'image/webp', 'image/avif'),
  },
  [`POST ${pet}/photos/{photoId}/crops`]: {
    summary: 'Replace a photo with a cropped version',
    description: 'The new photo gets the caption, place, tags and links of the old one, which moves to the bin.',
    answer: entry('The new photo'),
  },
  [`GET ${pet}/photos/{photoId}/links`]: {
    summary: 'List active links to a photo',
    answer: page('The links, newest first'),
  },
  [`POST ${pet}/photos/{photoId}/links`]: {
    summary: 'Create a link to a photo',
    description: 'The URL is only shown in this response.',
    answer: entry('The link with its `url`'),
  },
  [`DELETE ${pet}/photos/{photoId}/links/{linkId}`]: { summary: 'Turn off a link to a photo', answer: success },
});
