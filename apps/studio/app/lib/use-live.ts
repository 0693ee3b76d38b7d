import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { decode } from 'zod/mini'
import { LiveWire } from '../../src/table/wire.ts'

export type LiveMessage = z.output<typeof LiveWire>

const AGAIN_MS = 700
const AGAIN_MAX_MS = 5_000

/** Hears a table. */
export const useLive = (
  token: string,
  onMessage: (message: LiveMessage) => void,
  onOpen: () => void,
): { readonly isCutOff: boolean } => useSocket(token, readTable, onMessage, onOpen)

const readTable = (data: unknown): LiveMessage => decode(LiveWire, data as never)

/**
 * Hears what a game tells by itself. A line that breaks is taken up again; `onOpen` is the moment
 * to read anew. `read` must stay the same from one render to the next.
 */
export function useSocket<Message>(
  token: string,
  read: (data: unknown) => Message,
  onMessage: (message: Message) => void,
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
        told.current.onMessage(read(JSON.parse(String(data))))
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
  }, [token, read])
  return { isCutOff }
}
