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

export async function startChatPage() {
  const server = createServer((_, outgoing) =>
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end(page),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => new Promise((done) => server.close(done)) }
}
