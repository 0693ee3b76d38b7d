import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { decode } from 'zod/mini'
import { LiveWire } from '../../src/table/wire.ts'

export type LiveMessage = z.output<typeof LiveWire>

const AGAIN_MS = 700
const AGAIN_MAX_MS = 5_000

/** Hears a table. A line that breaks is taken up again; `onOpen` is the moment to read anew. */
export function useLive(
  token: string,
  onMessage: (message: LiveMessage) => void,
  onOpen: () => void,
): { readonly isCutOff: boolean } {
  const [isCutOff, setCutOff] = useState(false)
  const told = useRef({ onMessage, onOpen })
  useEffect(() => {
    told.current = { onMessage, onOpen }
  })
  useEffect(() => {
    let socket: WebSocket | undefined
    let timer = 0
    let wait = AGAIN_MS
    let isOver = false
    const connect = () => {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
      const opened = new WebSocket(`${scheme}://${location.host}/live`)
      socket = opened
      opened.addEventListener('open', () => {
        opened.send(JSON.stringify({ token }))
        wait = AGAIN_MS
        setCutOff(false)
        told.current.onOpen()
      })
      opened.addEventListener('message', ({ data }) => {
        const message = decode(LiveWire, JSON.parse(String(data)))
        told.current.onMessage(message)
      })
      opened.addEventListener('close', () => {
        if (isOver) return
        setCutOff(true)
        timer = window.setTimeout(connect, wait)
        wait = Math.min(wait * 2, AGAIN_MAX_MS)
      })
    }
    connect()
    return () => {
      isOver = true
      window.clearTimeout(timer)
      socket?.close()
    }
  }, [token])
  return { isCutOff }
}
