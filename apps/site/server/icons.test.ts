import { iconPaths } from '@oriel/ui/picture/icon-paths'
import { describe, expect, test } from 'vitest'
import { isDrawing } from '../app/platform/browser/icon-service.ts'
import { iconFile } from './icons.ts'

describe('icons', () => {
  const ask = (pathname: string, search: string) => {
    const file = iconFile(pathname, new URLSearchParams(search))
    return file && { status: file.status, body: JSON.parse(file.body) as Record<string, unknown> }
  }

  test('[S7.010] the local endpoint answers prefix and names with bodies and a size', () => {
    const answer = ask('/icons/oriel.json', 'icons=home,pause,nothing,constructor')
    expect(answer?.body).toMatchObject({
      prefix: 'oriel',
      icons: {
        home: { body: expect.stringContaining(iconPaths.home.line) },
        pause: { body: expect.stringMatching(/^<path fill="none" [^<]*\/>$/) },
      },
      not_found: ['nothing', 'constructor'],
      width: 24,
      height: 24,
    })
  })

  test('every icon of ours is a drawing that the client takes', () => {
    const names = Object.keys(iconPaths)
    const answer = ask('/icons/oriel.json', `icons=${names.join(',')}`)
    const icons = answer?.body['icons'] as Record<string, { body: string }>
    expect(Object.keys(icons)).toEqual(names)
    for (const name of names) expect(isDrawing(icons[name]?.body ?? ''), name).toBe(true)
  })

  test('another set is unknown, another path is not for the icon service', () => {
    expect(ask('/icons/ph.json', 'icons=house')?.status).toBe(404)
    expect(ask('/icons/oriel.json', '')?.body['icons']).toEqual({})
    expect(ask('/icons/a/b.json', '')).toBeNull()
  })
})
