/**
 * Only ticks. Browsers slow down the clocks of pages in the background to a minute and more, which
 * is longer than a server waits for a sign of life; the clocks of workers go on.
 */
self.addEventListener('message', ({ data }: MessageEvent<number>) => {
  // A worker has one listener: no origin is named to it.
  setInterval(() => self.postMessage(0, { transfer: [] }), data)
})
