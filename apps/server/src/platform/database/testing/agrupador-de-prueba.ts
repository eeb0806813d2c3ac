// A pooler like those that institutions put before PostgreSQL: whoever enters gets a session only while a transaction lasts,
// and another the next time (or, in session mode, one of their own). It speaks PostgreSQL's protocol, lends real sessions,
// and keeps its promises no better than the real ones do.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';

export interface AgrupadorDePrueba {
  /** The same database and person, through the pooler. */
  readonly url: string;
  cerrar(): Promise<void>;
}

export interface ModoDeAgrupador {
  readonly modo: 'transaccion' | 'sesion';
  /** What it does with settings asked for on entering. */
  readonly ajustes: 'rechaza' | 'ignora' | 'aplica';
}

export async function abrirAgrupador(url: string, modo: ModoDeAgrupador): Promise<AgrupadorDePrueba> {
  const fondo = crearFondo(url);
  const clientes = new Set<Socket>();
  const servidor = createServer((cliente) => {
    clientes.add(cliente);
    cliente.once('close', () => clientes.delete(cliente));
    cliente.on('error', () => undefined);
    // Whoever leaves in the middle, or cannot be lent anything, is simply cut off.
    atender(cliente, fondo, modo).catch(() => cliente.destroy());
  }).listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const direccion = new URL(url);
  direccion.searchParams.delete('host');
  direccion.hostname = '127.0.0.1';
  direccion.port = String((servidor.address() as AddressInfo).port);
  return {
    url: direccion.href,
    async cerrar() {
      for (const cliente of clientes) cliente.destroy();
      servidor.close();
      await fondo.cerrar();
    },
  };
}

interface Prestada {
  readonly client: pg.Client;
  readonly flujo: Socket;
}

interface Fondo {
  tomar(opciones: string): Promise<Prestada>;
  devolver(prestada: Prestada): void;
  cerrar(): Promise<void>;
}

/** The last to be given back is the first to be lent, as PgBouncer does. */
function crearFondo(connectionString: string): Fondo {
  const libres: Prestada[] = [];
  const todas: Prestada[] = [];
  return {
    async tomar(opciones) {
      const libre = libres.pop();
      if (libre !== undefined) return libre;
      const client = new pg.Client({ connectionString, options: opciones, application_name: 'agrupador' });
      client.on('error', () => undefined);
      await client.connect();
      const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
      // From here on its bytes are the borrower's, not the driver's.
      stream.removeAllListeners('data');
      const nueva = { client, flujo: stream };
      todas.push(nueva);
      return nueva;
    },
    devolver: (prestada) => void libres.push(prestada),
    async cerrar() {
      for (const { flujo } of todas) flujo.destroy();
    },
  };
}

const INICIO_CON_SSL = 80_877_103;

async function atender(cliente: Socket, fondo: Fondo, { modo, ajustes }: ModoDeAgrupador): Promise<void> {
  let pendiente: Buffer = Buffer.alloc(0);
  let entro: string | undefined;
  let prestada: Prestada | undefined;
  const soltar = () => {
    if (prestada === undefined) return;
    prestada.flujo.removeAllListeners('data');
    fondo.devolver(prestada);
    prestada = undefined;
  };
  const tomar = async (): Promise<Prestada> => {
    if (prestada !== undefined) return prestada;
    const suya = await fondo.tomar(ajustes === 'aplica' ? (entro ?? '') : '');
    prestada = suya;
    let respuesta: Buffer = Buffer.alloc(0);
    suya.flujo.on('data', (trozo: Buffer) => {
      cliente.write(trozo);
      respuesta = Buffer.concat([respuesta, trozo]);
      let descansa = false;
      for (const { tipo, cuerpo, resto } of mensajes(respuesta)) {
        respuesta = resto;
        descansa = tipo === 'Z' && cuerpo.toString('latin1') === 'I';
      }
      if (descansa && modo === 'transaccion') soltar();
    });
    return suya;
  };
  cliente.on('close', () => {
    if (modo === 'sesion' && prestada !== undefined) prestada.flujo.destroy();
    else soltar();
  });
  for await (const trozo of cliente.iterator({ destroyOnReturn: false })) {
    pendiente = Buffer.concat([pendiente, trozo as Buffer]);
    if (entro === undefined) {
      if (pendiente.length < 4 || pendiente.length < pendiente.readUInt32BE(0)) continue;
      if (pendiente.readUInt32BE(4) === INICIO_CON_SSL) {
        pendiente = Buffer.alloc(0);
        cliente.write('N');
        continue;
      }
      const opciones = opcionesDe(pendiente);
      if (opciones !== '' && ajustes === 'rechaza') return void cliente.end(RECHAZO);
      entro = opciones;
      pendiente = Buffer.alloc(0);
      cliente.write(BIENVENIDA);
      continue;
    }
    for (const { tipo, entero, resto } of mensajes(pendiente)) {
      pendiente = resto;
      if (tipo === 'X') return void cliente.end();
      (await tomar()).flujo.write(entero);
    }
  }
}

function* mensajes(bytes: Buffer) {
  let resto = bytes;
  while (resto.length >= 5 && resto.length > resto.readUInt32BE(1)) {
    const largo = resto.readUInt32BE(1) + 1;
    const entero = resto.subarray(0, largo);
    resto = resto.subarray(largo);
    yield { tipo: String.fromCharCode(entero[0] ?? 0), cuerpo: entero.subarray(5), entero, resto };
  }
}

/** Names and values of the first message, one after another, each ended by a zero. */
function opcionesDe(inicio: Buffer): string {
  const textos = inicio.subarray(8).toString('utf8').split('\0');
  const donde = textos.findIndex((texto, n) => n % 2 === 0 && texto === 'options');
  return donde === -1 ? '' : (textos[donde + 1] ?? '');
}

function mensaje(tipo: string, cuerpo: Buffer): Buffer {
  const cabeza = Buffer.alloc(5);
  cabeza.write(tipo, 0, 'latin1');
  cabeza.writeUInt32BE(cuerpo.length + 4, 1);
  return Buffer.concat([cabeza, cuerpo]);
}

/** Nobody is asked for a password: who may enter is no matter here. */
const BIENVENIDA = Buffer.concat([
  mensaje('R', Buffer.from([0, 0, 0, 0])),
  mensaje('S', Buffer.from('client_encoding\0UTF8\0')),
  mensaje('K', Buffer.alloc(8)),
  mensaje('Z', Buffer.from('I')),
]);
const RECHAZO = mensaje(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: options\0\0'),
);
