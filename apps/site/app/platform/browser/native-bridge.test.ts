import { expect, test } from 'vitest'
import { nativeApp, tellNativeApp } from './native-bridge.ts'

const told: string[] = []
const handler = { postMessage: (message: string) => void told.push(message) }
const page = (parts: object) => parts as Window

test.each([
  [null, {}],
  ['ios', { webkit: { messageHandlers: { oriel: handler } } }],
  ['iosStore', { webkit: { messageHandlers: { orielStore: handler } } }],
  ['android', { OrielAndroid: handler }],
])('[S4.025] %s is told that somebody signed in, and nothing else', (app, parts) => {
  told.length = 0
  expect(nativeApp(page(parts))).toBe(app)
  tellNativeApp('token-login', page(parts))
  expect(told).toEqual(app === null ? [] : ['{"msg":"token-login"}'])
})
