import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { NotFound } from '../pages/NotFound.tsx'
import { Start } from '../pages/start/Start.tsx'
import { LiveRegion } from '../ui/announce.tsx'
import { useWords } from '../words/index.ts'
import { Chrome } from './Chrome.tsx'

const NewTable = lazy(async () => ({ default: (await import('../pages/new-table/NewTable.tsx')).NewTable }))
const Games = lazy(async () => ({ default: (await import('../pages/games/Games.tsx')).Games }))
const Preferences = lazy(async () => ({ default: (await import('../pages/settings/Preferences.tsx')).Preferences }))
const About = lazy(async () => ({ default: (await import('../pages/about/About.tsx')).About }))
const Rules = lazy(async () => ({ default: (await import('../pages/rules/Rules.tsx')).Rules }))
const ExamplesOf = lazy(async () => ({ default: (await import('../pages/rules/Examples.tsx')).ExamplesOf }))
const RulesOf = lazy(async () => ({ default: (await import('../pages/rules/Rules.tsx')).RulesOf }))
const JoinPage = lazy(async () => ({ default: (await import('../pages/room/JoinPage.tsx')).JoinPage }))
const TablePage = lazy(async () => ({ default: (await import('../pages/table/TablePage.tsx')).TablePage }))
const OnlineTablePage = lazy(async () => ({
  default: (await import('../pages/table/OnlineTablePage.tsx')).OnlineTablePage,
}))

/** All there is to go to. A table has the window to itself; everything else stands in the chrome. */
export function App() {
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path='/table/:id'>{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path='/t/:id'>{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
          <Route>
            <Chrome>
              <Pages />
            </Chrome>
          </Route>
        </Switch>
      </Suspense>
      <LiveRegion />
    </>
  )
}

function Pages() {
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        <Route path='/' component={Start} />
        <Route path='/new/:game'>{({ game }) => <NewTable key={game} id={game} />}</Route>
        <Route path='/join/:invite'>{({ invite }) => <JoinPage key={invite} invite={invite} />}</Route>
        <Route path='/games' component={Games} />
        <Route path='/rules' component={Rules} />
        <Route path='/rules/:game/examples'>{({ game }) => <ExamplesOf key={game} id={game} />}</Route>
        <Route path='/rules/:game'>{({ game }) => <RulesOf key={game} id={game} />}</Route>
        <Route path='/settings' component={Preferences} />
        <Route path='/about' component={About} />
        <Route path='/index.html'>
          <Redirect to='/' replace />
        </Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  )
}

function Waiting() {
  return <p className='waiting'>{useWords().shell.loading}</p>
}
