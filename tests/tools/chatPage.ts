/** A chat page as a school may have one, on an origin of its own: it posts what a test tells it to. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = `<!doctype html><title>chat</title><h1>chat</h1>
<input id="said"><button id="ask">spec</button>
<script>
  addEventListener('message', ({ data, source, origin }) => data.post && parent.postMessage(data.post, '*'))
  document.getElementById('ask').onclick = () =>
    parent.postMessage(JSON.parse(document.getElementById('said').value), '*')
</script>`

/** @param at its port; 0: any that is free */
export async function startChatPage(at = 0) {
  const server = createServer((_, outgoing) =>
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end(page),
  )
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    const closed = new Promise((done) => server.close(done))
    server.closeAllConnections()
    await closed
  }
  return { origin: `http://127.0.0.1:${port}`, port, close }
}
