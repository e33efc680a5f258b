/** Faults of a layout that can be measured. Each answers with descriptions of elements; empty: all is well. */

import type { Page } from 'playwright-core'

/** What reaches beyond the right edge: the page can be scrolled sideways, or a text is cut off where nobody can scroll. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5
    const beyond = [...document.body.querySelectorAll('*')].filter(isBeyond)
    const causes = beyond.filter((element) => ![...element.children].some(isBeyond))
    /** It can be scrolled to, or an ellipsis says that there is more. */
    const isKnown = (element: Element | null): boolean => {
      if (element === null) return false
      const { overflowX, textOverflow } = getComputedStyle(element)
      return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || isKnown(element.parentElement)
    }
    const isText = (element: Element) =>
      element.textContent.trim() !== '' && element.checkVisibility({ visibilityProperty: true }) && !isKnown(element)
    const described = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> ${element.textContent.trim().slice(0, 30)}`
    const scrolled =
      scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`, ...causes.map(described)] : []
    // A board lies under its frame on purpose, and is moved there; what is only read out is not seen.
    const others = 'svg, .stage, [aria-hidden=true], .visually-hidden'
    const cut = causes.filter((element) => element.closest(others) === null && isText(element))
    return [...scrolled, ...cut.map(described)].slice(0, 10)
  })
}

/** Texts that lie below the edge of what clips them, where nothing can be scrolled: nobody will ever read them. */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOutside = (element: Element, within: Element | null): boolean => {
      if (within === null) return false
      const { overflowY } = getComputedStyle(within)
      if (/auto|scroll/.test(overflowY)) return false
      const isClipped = /hidden|clip/.test(overflowY)
      const isBelow = element.getBoundingClientRect().top >= within.getBoundingClientRect().bottom - 1
      return (isClipped && isBelow) || isOutside(element, within.parentElement)
    }
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && element.closest('svg, script, style, .visually-hidden') === null)
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && isOutside(element, element.parentElement),
      )
      .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}`)
      .slice(0, 10)
  })
}

/** Pairs of visible elements that lie upon each other; one inside the other does not count. */
export function boxesOverlap(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width > 0 && box.height > 0 && element.checkVisibility())
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> ${element.textContent.trim().slice(0, 30)}`
    return boxes.flatMap(({ element: a, box: p }, i) =>
      boxes
        .slice(i + 1)
        .filter(({ element: b }) => !a.contains(b) && !b.contains(a))
        .filter(({ box: q }) => Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1)
        .filter(({ box: q }) => Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1)
        .map(({ element: b }) => `${nameOf(a)} – ${nameOf(b)}`),
    )
  }, selector)
}

/** How far the picture of the board reaches beyond the rectangle it has for itself: nothing, as long as nobody moves it. */
export function boardBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [room, board] = ['.table-board', '.stage-world > .live'].map((found) =>
      document.querySelector(found)?.getBoundingClientRect(),
    )
    if (room === undefined || board === undefined) return ['there is no board']
    const beyond = {
      left: room.left - board.left,
      top: room.top - board.top,
      right: board.right - room.right,
      bottom: board.bottom - room.bottom,
    }
    return Object.entries(beyond).flatMap(([side, by]) => (by > 1 ? [`${side}: ${Math.round(by)} px`] : []))
  })
}

/** Visible controls that are too small for a finger; links within a line of text may be. */
export function smallTargets(page: Page, least = 44): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]'
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      const target = element.closest('label') ?? element
      const { width, height } = target.getBoundingClientRect()
      const isShown =
        width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const isInText = element.matches('p a, li a, dd a, p button') || getComputedStyle(element).display === 'inline'
      if (!isShown || isInText || (width >= least - 0.5 && height >= least - 0.5)) return []
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)
      return [`<${element.tagName.toLowerCase()}> ${name}: ${Math.round(width)} × ${Math.round(height)}`]
    })
  }, least)
}
