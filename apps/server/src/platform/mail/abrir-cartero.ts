// Where letters go: to the SMTP server when there is one; otherwise, and when it never accepts them, to .eml files in
// the data folder, and somebody is told. A letter is never lost in silence. A reserved one is never left where others
// read it: it waits closed, its job goes away with it, and one that cannot leave is given up and told.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Reintentos, Trabajos } from '../jobs/trabajos.ts';
import type { Reloj } from '../reloj.ts';
import type { Carta, Cartero } from './cartero.ts';
import { abrirCierreDeCartas } from './cierre-de-cartas.ts';
import { opcionesDeSmtp } from './opciones-de-smtp.ts';

/** A letter that did not leave. */
export interface CartaDetenida {
  readonly id: string;
  readonly para: string;
  readonly asunto: string;
  /** Where it stayed; null: it was reserved, and no copy is kept. */
  readonly archivo: string | null;
}

export interface OpcionesDeCartero {
  readonly trabajos: Trabajos;
  readonly config: Pick<Config, 'smtpUrl'>;
  readonly carpetaDatos: string;
  /** What the letters that wait are closed with. */
  readonly secreto: string;
  /** What those that were already waiting when it changed are closed with. */
  readonly secretoAnterior?: { readonly secreto: string } | undefined;
  readonly reloj: Pick<Reloj, 'ahora'>;
  readonly log: Logger;
  /** Called for each letter that did not leave. It is not given the text. */
  readonly alDetenerse: (carta: CartaDetenida) => Promise<void>;
  readonly reintentos?: Partial<Reintentos>;
}

const COLA = 'correo';

/** About a quarter of an hour of trying: a reset link lives for half. Nothing is kept of what was sent. */
const REINTENTOS: Reintentos = {
  reintentosMax: 6,
  esperaSegundos: 10,
  esperaMaxSegundos: 300,
  duracionMaxSegundos: 60,
  guardarSegundos: 3600,
  seOlvidan: true,
};

/** As it waits: what it says is closed. */
interface CartaEncolada extends Omit<Carta, 'texto'> {
  readonly cerrado: string;
  readonly escritaEn: string;
}

export async function abrirCartero(opciones: OpcionesDeCartero): Promise<Cartero> {
  const { trabajos, config, reloj, log, reintentos } = opciones;
  const { smtpUrl } = config;
  const cierre = abrirCierreDeCartas(opciones.secreto, opciones.secretoAnterior?.secreto);
  await trabajos.atender<CartaEncolada>(
    COLA,
    async ({ id, datos: { cerrado, ...encolada }, esUltimoIntento }) => {
      const texto = cierre.abrir(cerrado);
      // The secret is another one since it was written: nobody can read it any more.
      if (texto === undefined) return detener(opciones, id, { ...encolada, texto: '', reservada: true });
      const carta = { ...encolada, texto };
      if (smtpUrl === undefined) return detener(opciones, id, carta);
      try {
        await enviarPorSmtp(smtpUrl, carta);
      } catch (error) {
        if (!esUltimoIntento) throw error;
        log.error({ err: error, trabajo: id }, 'El servidor de correo no aceptó una carta');
        await detener(opciones, id, carta);
      }
    },
    { ...REINTENTOS, ...reintentos },
  );
  return {
    hayServidor: smtpUrl !== undefined,
    async entregar(carta) {
      if (smtpUrl === undefined) throw new Error('No hay servidor de correo.');
      await enviarPorSmtp(smtpUrl, carta);
    },
    enviar(tx, { texto, ...carta }) {
      if (carta.reservada && smtpUrl === undefined) throw new Error('Una carta reservada pide un servidor.');
      const encolada: CartaEncolada = {
        ...carta,
        cerrado: cierre.cerrar(texto),
        escritaEn: reloj.ahora().toString(),
      };
      return trabajos.encolar(tx, COLA, encolada);
    },
  };
}

interface CartaConFecha extends Carta {
  readonly escritaEn: string;
}

async function detener(
  { carpetaDatos, alDetenerse }: OpcionesDeCartero,
  id: string,
  carta: CartaConFecha,
): Promise<void> {
  const { para, asunto, reservada } = carta;
  const archivo = reservada ? null : await guardar(carpetaDatos, id, carta);
  await alDetenerse({ id, para, asunto, archivo });
}

async function enviarPorSmtp(url: string, carta: Carta): Promise<void> {
  const transporte = createTransport(opcionesDeSmtp(url));
  try {
    await transporte.sendMail(mensaje(carta, new URL(url).hostname));
  } finally {
    transporte.close();
  }
}

/** The name of its file. */
async function guardar(carpetaDatos: string, id: string, carta: CartaConFecha): Promise<string> {
  const { message } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  }).sendMail(mensaje(carta, 'cuadra.local'));
  const carpeta = join(carpetaDatos, 'correo');
  // The name comes from the letter alone, so that a second attempt writes the same file again.
  const archivo = `${carta.escritaEn.replaceAll(/[-:]|\.\d+/g, '')}-${id}.eml`;
  await mkdir(carpeta, { recursive: true, mode: 0o700 });
  await writeFile(join(carpeta, archivo), message, { mode: 0o600 });
  return archivo;
}

const mensaje = ({ para, asunto, texto, adjuntos = [] }: Carta, host: string) => ({
  from: `Cuadra <no-responder@${host}>`,
  to: para,
  subject: asunto,
  text: texto,
  attachments: adjuntos.map((uno) => ({ filename: uno.nombre, contentType: uno.tipo, content: uno.texto })),
});
