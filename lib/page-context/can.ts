// Not in page-context.ts, because some pages do not need its date formats.
export interface Can {
  edit: boolean;
  share: boolean;
  own: boolean;
}

export const CANNOT: Can = { edit: false, share: false, own: false };
