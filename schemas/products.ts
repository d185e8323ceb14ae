/**
 * What the product types are called (specification, sections 1 and 2). 99 is a flag of the customer's,
 * not a kind of product.
 */
export const PRODUCT_TYPES: Readonly<Record<number, string>> = {
  1: '应收账款融资',
  2: '代采融资',
  3: '云信融资',
  4: '动产质押融资',
  5: '基金产品',
}
