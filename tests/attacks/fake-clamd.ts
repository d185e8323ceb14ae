import { once } from 'node:events'
import { createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'

/** The test file of EICAR, in parts: a scanner on a developer's machine would take this file for it. */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-',
  'ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

const COMMAND = 'zINSTREAM\0'

/** A clamd of the tests. */
export interface FakeClamd {
  address: NetConnectOpts
  /** The files that arrived whole. */
  received: Buffer[]
  /** Returns the reply to a file, with the zero at its end; undefined for none. */
  reply: (content: Buffer) => string | undefined
  /** Resets each connection while the file is sent. */
  isCutOff: boolean
  close(): Promise<void>
}

/** Finds the test file of EICAR. */
export const findEicar = (content: Buffer): string =>
  content.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0'

/** Opens a clamd on a free port of this machine, or on a socket. */
export const openFakeClamd = async (path?: string): Promise<FakeClamd> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const chunks: Buffer[] = []
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (bytes) => {
      if (clamd.isCutOff) return socket.resetAndDestroy()
      chunks.push(bytes)
      const content = bytes.at(-1) === 0 ? contentOf(Buffer.concat(chunks)) : undefined
      if (!content) return undefined
      clamd.received.push(content)
      const reply = clamd.reply(content)
      return reply === undefined ? undefined : socket.end(reply)
    })
  })
  server.listen(path ?? { port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const clamd: FakeClamd = {
    address: path ? { path } : { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    received: [],
    reply: findEicar,
    isCutOff: false,
    close: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
  return clamd
}

/** Reads the content of INSTREAM's chunks. @returns undefined before the last, empty one */
const contentOf = (stream: Buffer): Buffer | undefined => {
  const chunks: Buffer[] = []
  let at = COMMAND.length
  while (stream.length >= at + 4) {
    const length = stream.readUInt32BE(at)
    at += 4
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(stream.subarray(at, at + length))
    at += length
  }
  return undefined
}
