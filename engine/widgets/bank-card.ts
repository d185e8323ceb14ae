import { declareWidget } from './declaration.ts'

export const bankCard = declareWidget({
  words: '银行卡号，识别发卡行',
  types: ['string'],
  formats: ['bank-card'],
  options: ['autocomplete'],
  cell: 'typed',
  keyboard: 'numeric',
  text: (value) => inFours(String(value)),
})

/** Writes the digits of a card in groups of four. */
export const inFours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ')
