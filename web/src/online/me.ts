/** Who somebody is on the server: a name, told once. */

import type { Guest } from '@skerry/link'
import { currentSettings, setSettings } from '../settings/index.ts'
import { api, live } from './api.ts'
import { lobby } from './index.ts'

/** Makes somebody a guest, or gives the guest another name. */
export async function setName(name: string): Promise<Guest> {
  const isNew = lobby.snapshot().guest === null
  const { guest } = await (await api()).setName(name.trim())
  if (isNew) (await live()).renew()
  if (currentSettings().name.trim() === '') setSettings({ name: guest.name })
  lobby.know(guest)
  return guest
}

/** The guest; who is none becomes one by this name. */
export async function asGuest(name: string): Promise<Guest> {
  if (lobby.snapshot().mine === null) await lobby.refresh() // nobody has asked yet who we are
  return lobby.snapshot().guest ?? setName(name)
}
