/** Two people at a table of connect four who fill the board without a winner. */

import type { Api } from '@skerry/link/client'
import { COLUMNS, columnAt } from '../columns.ts'
import type { Meter } from '../meter.ts'
import { SkerryGame } from './skerry.ts'

export class ConnectFourGame extends SkerryGame {
  constructor(meter: Meter, url: string) {
    super(meter, url, 2)
  }

  left(): number {
    return COLUMNS.length - this.version
  }

  protected newTable(host: Api) {
    return host.create({ game: 'connect-four', seats: ['me', 'open'], visibility: 'private' })
  }

  protected choice() {
    return this.left() > 0 ? { seat: this.version % 2, notation: `drop ${columnAt(this.version)}` } : null
  }

  protected heardWhole(): void {}
  protected heardRow(): void {}
}
