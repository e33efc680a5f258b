import type { Figure, Language } from '@skerry/contracts'
import type { View } from '@skerry/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useAtTable } from '../common/context.ts'
import type { Part } from '../model.ts'
import { type CoursePoint, versionsFor } from './course.ts'

/** The figure that decided: the one the game shows first. */
export const decisive = (figures: readonly Figure[]): Figure | undefined =>
  figures.find(({ isMain }) => isMain) ?? figures.find(({ value }) => typeof value === 'number')

/** The course of the number that decided, looked up version by version; it grows while it is read. */
export function useCourse(): readonly CoursePoint[] {
  const { model, part, language, saying } = useAtTable()
  const { last, seenAt, info, equipment } = model
  const id = decisive(saying.figures(0))?.id
  const count = info.seats.length
  const { content } = equipment
  const valuesOf = useMemo(() => reader(part, content, count, language, id), [part, content, count, language, id])
  const [points, setPoints] = useState<readonly CoursePoint[]>([])
  useEffect(() => {
    if (valuesOf === null) return
    let isGone = false
    setPoints([])
    const read = async () => {
      for (const version of versionsFor(last)) {
        const { view } = await seenAt(version)
        if (isGone) return
        const values = valuesOf(view)
        if (values !== null) setPoints((known) => [...known, { version, values }])
      }
    }
    read().catch(() => undefined) // without a line there is no graph; everything else is there
    return () => {
      isGone = true
    }
  }, [last, seenAt, valuesOf])
  return points
}

/** Reads the figure of every seat off a view; null: the game has none. */
function reader(part: Part | null, content: object, count: number, language: Language, id: string | undefined) {
  if (part === null || id === undefined) return null
  return (view: View): number[] | null => {
    const values = Array.from({ length: count }, (_, seat) => {
      const figures = part.figures(content, view as View<object>, seat, language)
      return Number((figures.find((figure) => figure.id === id) ?? decisive(figures))?.value)
    })
    return values.every(Number.isFinite) ? values : null
  }
}
