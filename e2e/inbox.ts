import { expect, type APIRequestContext } from '@playwright/test'

/** Waits for the code of the newest message that the sandbox has for a phone or a mailbox. */
export async function codeSentTo(request: APIRequestContext, to: string): Promise<string> {
  const port = process.env['WORLD_EDGE_PORT']
  let code = ''
  const newest = async (): Promise<string> => {
    const answer = await request.get(`http://127.0.0.1:${port}/messages`, {
      headers: { host: `sandbox.localhost:${port}` },
      params: { to },
    })
    const { messages } = (await answer.json()) as { messages: { code: string }[] }
    return (code = messages[0]?.code ?? '')
  }
  await expect.poll(newest).toMatch(/^\d{6}$/)
  return code
}
