import MaterialsPage from './materials-page.tsx'
import ResourcePage from './resource-page.tsx'

/** The pages of what a customer keeps on file, by their names in the route table. */
export const pages = {
  additionalMaterials: MaterialsPage,
  myResources: ResourcePage,
}
