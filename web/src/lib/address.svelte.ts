/** The address of a table to give to others. */

import { houseOrigin } from './share'

const house = $state({ origin: location.origin })
let asked = false

export function tableUrl(code: string): string {
  if (!asked) {
    asked = true
    void houseOrigin().then((origin) => (house.origin = origin))
  }
  return `${house.origin}/t/${code}`
}

/** The address on a big screen: the table is there, so a phone shows the hand and the buttons. */
export const handUrl = (code: string): string => `${tableUrl(code)}?view=hand`
