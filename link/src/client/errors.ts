/** What can go wrong between a page and the server. */

import type { Problem } from '../protocol.ts'

/** The server says no, and why. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly problem: Problem
  /** Of the HTTP answer; 0: it came over the live connection. */
  readonly status: number
  constructor(problem: Problem, status = 0) {
    super(problem.message || problem.code)
    this.problem = problem
    this.status = status
  }
}

/** No answer came: whether the server has done what was asked is not known. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** The server speaks another protocol or hands out another build: the page must be loaded anew. */
export class Outdated extends Error {
  override readonly name = 'Outdated'
}
