/** What is said about standing orders, in German. */

import type { OrderWords } from '../en/orders.ts'

export const orders: OrderWords = {
  title: 'Dauerbefehle',
  about:
    'Dauerbefehle antworten für dich, nach dem, was du selbst siehst. Niemand sonst erfährt davon. Nimmst du etwas zurück, antwortest du erst wieder selbst.',
  loading: 'Werden geholt …',
  leave: 'Erteilen',
  replace: 'Ändern',
  withdraw: 'Widerrufen',
  isLeft: 'gilt',
  aboutOrder: (verb, order) => `${verb}: ${order}`,
  nowLeft: (order) => `Von jetzt an: ${order}.`,
  nowWithdrawn: (order) => `Nicht mehr: ${order}.`,
  failed: 'Das hat nicht geklappt. Deine Befehle sind, wie sie waren.',
  chose: (order) => `Nach Dauerbefehl: ${order}.`,
}
