import { Component, type ReactNode } from 'react'
import { currentSettings } from '../settings/index.ts'
import { Button } from '../ui/Button.tsx'
import { WORDS } from '../words/index.ts'

/** Browsers word it differently when a part of the page cannot be fetched. */
const MISSING_PART = /dynamically imported module|module script|Importing a module|preload CSS/i

interface Caught {
  readonly error: Error | null
}

/** When something breaks it says what is safe and what to do, instead of showing nothing. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { error: null }

  static getDerivedStateFromError(thrown: unknown): Caught {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <Crash error={error} />
  }
}

function Crash({ error }: { readonly error: Error }) {
  const { crash } = WORDS[currentSettings().language].shell
  return (
    <main className='crash panel' role='alert'>
      <h1>{crash.title}</h1>
      <p>{MISSING_PART.test(error.message) ? crash.chunk : crash.line}</p>
      <div className='row'>
        <Button kind='primary' icon='rotate-cw' onClick={() => location.reload()}>
          {crash.reload}
        </Button>
        <a className='button' href='/'>
          {crash.home}
        </a>
      </div>
      <details>
        <summary>{crash.details}</summary>
        <pre>{`${error.name}: ${error.message}\n${error.stack ?? ''}`}</pre>
      </details>
    </main>
  )
}
