import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/tokens.css'
import './styles/base.css'
import './styles/ui.css'
import './styles/forms.css'
import { App } from './app/App.tsx'
import { loadAhead } from './app/ahead.ts'
import { ErrorBoundary } from './app/ErrorBoundary.tsx'
import { watchInstall } from './app/install.ts'
import { watchOffline } from './app/update.ts'

watchInstall()
watchOffline()
loadAhead()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
)
