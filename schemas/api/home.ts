import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { goods } from './products.ts'
import { id, list, text } from './wire.ts'

/*
 * The calls of the home page. Section 7 of the specification names them without paths: these are chosen here.
 */

const HOME = 'blade-business/web-front/business/home'

const query = z.object({ tenantId: z.string() })

export const rotation = defineContract({
  name: 'home.rotation',
  summary: 'The notices of the home page, in their order (path chosen here).',
  method: 'GET',
  path: `${HOME}/rotation`,
  access: 'public',
  query,
  data: list(
    z.object({
      id,
      title: text,
      summary: text,
      /** A page of the portal; '' for a notice that leads nowhere. */
      link: text,
    }),
  ),
})

export const partnerList = defineContract({
  name: 'home.partnerList',
  summary: 'The institutions that the provider works with (path chosen here).',
  method: 'GET',
  path: `${HOME}/partnerList`,
  access: 'public',
  query,
  data: list(z.object({ id, name: text, role: text })),
})

export const cecList = defineContract({
  name: 'home.cecList',
  summary: 'The core enterprises whose suppliers and buyers are financed (path chosen here).',
  method: 'GET',
  path: `${HOME}/cecList`,
  access: 'public',
  query,
  data: list(z.object({ id, name: text, industry: text })),
})

export const qualityProducts = defineContract({
  name: 'home.qualityProducts',
  summary: 'The products that the home page shows, in their order (path chosen here).',
  method: 'GET',
  path: `${HOME}/qualityProducts`,
  access: 'public',
  query,
  data: list(goods),
})
