/** Addresses to give to others: on the machine that runs the server, its own name would lead a friend nowhere. */

import { houseOrigin } from './share'

const house = $state({ origin: location.origin })
let asked = false

/** The address of a page of the house. Read it in markup or in a derived value: the answer of the server changes it. */
export function sharedUrl(path: string): string {
  if (!asked) {
    asked = true
    void houseOrigin().then((origin) => (house.origin = origin))
  }
  return `${house.origin}${path}`
}

/** The address of a table. */
export const tableUrl = (code: string): string => sharedUrl(`/t/${code}`)

/** The address on a big screen: the table is there, so a phone shows the hand and the buttons. */
export const handUrl = (code: string): string => `${tableUrl(code)}?view=hand`
