import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'
import { providerNames } from '#fixtures/backend/domain/flows/external-data.ts'
import { kindsToChoose } from '#fixtures/backend/domain/records.ts'
import { dictionaries } from '#fixtures/data/dictionaries.ts'
import { PRODUCT_TYPES } from '#schemas/api/products.ts'
import { ProcessType } from '#schemas/process/definition.ts'

/** The words that the reference backend knows, for `npm run process -- check`. */
export const referenceCatalogue: ServerCatalogue = {
  dictionaries: Object.keys(dictionaries),
  goodsTypes: Object.keys(PRODUCT_TYPES).map(Number),
  processTypes: Object.values(ProcessType),
  providers: Object.keys(providerNames),
  records: kindsToChoose,
}
