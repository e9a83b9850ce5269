// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isSavingData, startSaveDataMode } from '../../src/browser/saveDataMode.ts'
import { removeListenersAfterwards } from './listeners.ts'

removeListenersAfterwards()

/** Opens a page, and returns whether it saves data. */
function open(address: string, connection?: { saveData?: boolean; effectiveType?: string }) {
  history.replaceState(null, '', address)
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  startSaveDataMode()
  return isSavingData()
}

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<button type="button" name="less" value="1"></button>'
})

describe('the mode of a page', () => {
  test('follows the address, else the connection, where nobody has chosen', () => {
    expect(open('/?less=0', { saveData: true })).toBe(false)
    expect([open('/', { saveData: true }), open('/', { effectiveType: '3g' })]).toEqual([true, false])
    expect(localStorage).toHaveLength(0)
  })

  test.each(['2', '', 'true', '10', 'constructor'])('takes “%s” for no choice', (value) => {
    expect(open(`/?less=${value}`)).toBe(false)
    localStorage.less = value
    expect(open('/', { saveData: true })).toBe(true)
  })

  test('follows the visitor’s own choice above all', () => {
    open('/')
    document.querySelector('button')?.click()
    expect(localStorage.less).toBe('1')
    expect(open('/?less=0')).toBe(true)
  })

  test('follows the address where the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(open('/?less=1')).toBe(true)
    document.querySelector('button')?.click()
    expect(open('/about')).toBe(false)
  })
})
