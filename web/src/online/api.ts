/** The page's one line to its server. What speaks over it is loaded when it is first needed: the first sight can do without. */

import type { Api, Live } from '@skerry/link/client'
import { currentSettings, subscribeSettings } from '../settings/index.ts'

interface ServerLine {
  readonly api: Api
  readonly live: Live
}

let opened: Promise<ServerLine> | null = null

function line(): Promise<ServerLine> {
  opened ??= open().catch((error: unknown) => {
    opened = null // whoever comes next tries again
    throw error
  })
  return opened
}

async function open(): Promise<ServerLine> {
  const { Api, Live, liveUrl } = await import('./client.ts')
  const api = new Api('', { language: currentSettings().language })
  subscribeSettings(() => {
    api.language = currentSettings().language
  })
  return { api, live: new Live(liveUrl(location.origin)) }
}

export const api = async (): Promise<Api> => (await line()).api
export const live = async (): Promise<Live> => (await line()).live
