import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line between a client and a server that can stand still, or be cut. */
export interface UnreliableLine {
  port: number
  /** Passes nothing on any more, in both directions, and answers no one: the server behind it seems to hang. */
  stall(): void
  /** Passes on what was held back, and everything after it. */
  goOn(): void
  /** Ends every connection and refuses new ones, until `restore`. */
  cut(): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

/** Opens a line to a port of this machine. */
export const openUnreliableLine = async (target: number): Promise<UnreliableLine> => {
  const sockets = new Set<Socket>()
  let isStalled = false
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      if (isStalled) from.pause()
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const port = await listen(0)
  return {
    port,
    stall: () => {
      isStalled = true
      for (const socket of sockets) socket.pause()
    },
    goOn: () => {
      isStalled = false
      for (const socket of sockets) socket.resume()
    },
    cut,
    restore: async () => {
      await listen(port)
    },
    close: async () => {
      if (server.listening) await cut()
    },
  }
}
