// Where the bitácora is sent on: a file that somebody may rotate at any moment, or a syslog server.
import { createSocket } from 'node:dgram';
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { fueRechazada } from '@cuadra/contract/administracion/bitacora/acciones';
import { type FilaDeReenvio, lineaDe, mensajeDeSyslog } from './linea.ts';

export interface Destino {
  /** All of them, in order, or it throws. */
  enviar(filas: readonly FilaDeReenvio[]): Promise<void>;
  /** The last row that is there already, when it can be known: one that was sent and whose sending was not noted is not sent twice. */
  ultima?(): Promise<{ readonly transaccion: number; readonly n: number } | undefined>;
}

const ESPERA_MS = 5_000;
/** What a datagram carries whole. */
const DATAGRAMA_MAX = 60_000;
const MENSAJE_MAX = 1_000_000;
const PUERTO = 514;

export function abrirDestino(direccion: string): Destino {
  if (direccion.startsWith('archivo:')) return archivo(direccion.slice('archivo:'.length));
  const { protocol, hostname: servidor, port } = new URL(direccion);
  const puerto = port === '' ? PUERTO : Number(port);
  return protocol === 'syslog+tcp:' ? porTcp(servidor, puerto) : porUdp(servidor, puerto);
}

/** Opened anew each time: whoever rotates it moves the one there is, and the next lines go to a new one. */
function archivo(ruta: string): Destino {
  return {
    async enviar(filas) {
      const abierto = await open(ruta, 'a', 0o600);
      try {
        await abierto.write(filas.map((fila) => `${lineaDe(fila)}\n`).join(''));
        await abierto.datasync();
      } finally {
        await abierto.close();
      }
    },
    ultima: () => ultimaLinea(ruta),
  };
}

const COLA_BYTES = 4 * 1024 * 1024;

/** What was cut short by a fall is taken off; of the rest, the last line says up to where it came. */
async function ultimaLinea(ruta: string): Promise<{ transaccion: number; n: number } | undefined> {
  const abierto = await open(ruta, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (abierto === undefined) return undefined;
  try {
    const { size } = await abierto.stat();
    const desde = Math.max(0, size - COLA_BYTES);
    const { buffer, bytesRead } = await abierto.read(Buffer.alloc(size - desde), 0, size - desde, desde);
    const final = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1;
    if (final < bytesRead) await abierto.truncate(desde + final);
    const linea = buffer.subarray(0, final).toString().trimEnd().split('\n').at(-1) ?? '';
    if (linea === '') return undefined;
    const { transaccion, n } = JSON.parse(linea) as { transaccion: number; n: number };
    return { transaccion, n };
  } finally {
    await abierto.close();
  }
}

const mensaje = (fila: FilaDeReenvio, bytesMax: number): Buffer =>
  Buffer.from(
    mensajeDeSyslog(fila, lineaDe(fila, bytesMax), {
      servidor: hostname(),
      esRechazo: fueRechazada(fila.accion),
    }),
  );

function porUdp(servidor: string, puerto: number): Destino {
  return {
    async enviar(filas) {
      const socket = createSocket(servidor.includes(':') ? 'udp6' : 'udp4');
      try {
        for (const fila of filas)
          await new Promise<void>((resolver, rechazar) => {
            socket.send(mensaje(fila, DATAGRAMA_MAX), puerto, servidor, (error) =>
              error === null ? resolver() : rechazar(error),
            );
          });
      } finally {
        socket.close();
      }
    },
  };
}

/** RFC 6587, each message with its length before it: a line break inside of one would end nothing. */
function porTcp(servidor: string, puerto: number): Destino {
  return {
    enviar: (filas) =>
      new Promise((resolver, rechazar) => {
        const socket = connect({ host: servidor, port: puerto });
        socket.setTimeout(ESPERA_MS, () => socket.destroy(new Error(`El syslog de ${servidor} no responde`)));
        socket.once('error', rechazar);
        socket.once('connect', () => {
          const mensajes = filas.map((fila) => mensaje(fila, MENSAJE_MAX));
          socket.end(Buffer.concat(mensajes.flatMap((uno) => [Buffer.from(`${uno.length} `), uno])));
        });
        // All of it was taken by the other side.
        socket.once('close', (conError) => (conError ? undefined : resolver()));
        socket.resume();
      }),
  };
}
