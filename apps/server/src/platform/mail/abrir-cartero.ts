// Where letters go: to the SMTP server when there is one; otherwise, and when it never accepts them, to .eml files in
// the data folder, and somebody is told. A letter is never lost in silence.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Reintentos, Trabajos } from '../jobs/trabajos.ts';
import type { Reloj } from '../reloj.ts';
import type { Carta, Cartero } from './cartero.ts';

export interface CartaGuardada {
  readonly id: string;
  readonly para: string;
  readonly asunto: string;
  readonly archivo: string;
}

export interface OpcionesDeCartero {
  readonly trabajos: Trabajos;
  readonly config: Pick<Config, 'smtpUrl' | 'direccionPublica'>;
  readonly carpetaDatos: string;
  readonly reloj: Pick<Reloj, 'ahora'>;
  readonly log: Logger;
  /** Called for each letter that stayed in the folder. It is not given the text, which may hold a secret link. */
  readonly alGuardar: (carta: CartaGuardada) => Promise<void>;
  readonly reintentos?: Partial<Reintentos>;
}

const COLA = 'correo';
const ESPERA_SMTP_MS = 15_000;

/** About a quarter of an hour of trying: a reset link lives for half. What was sent is soon forgotten, links and all. */
const REINTENTOS: Reintentos = {
  reintentosMax: 6,
  esperaSegundos: 10,
  esperaMaxSegundos: 300,
  duracionMaxSegundos: 60,
  guardarSegundos: 3600,
};

interface CartaEncolada extends Carta {
  readonly escritaEn: string;
}

export async function abrirCartero(opciones: OpcionesDeCartero): Promise<Cartero> {
  const { trabajos, config, reloj, log, reintentos } = opciones;
  if (config.smtpUrl !== undefined && config.direccionPublica === undefined) {
    log.warn('Los enlaces de los correos usan la dirección que dice cada navegador; fíjela con PUBLIC_URL');
  }
  await trabajos.atender<CartaEncolada>(
    COLA,
    async ({ id, datos, esUltimoIntento }) => {
      if (config.smtpUrl === undefined) return guardar(opciones, id, datos);
      try {
        await enviarPorSmtp(config.smtpUrl, datos);
      } catch (error) {
        if (!esUltimoIntento) throw error;
        log.error(
          { err: error, trabajo: id },
          'El servidor de correo no aceptó una carta; queda en la carpeta',
        );
        await guardar(opciones, id, datos);
      }
    },
    { ...REINTENTOS, ...reintentos },
  );
  return {
    enviar: (tx, { para, asunto, texto }) =>
      trabajos.encolar(tx, COLA, {
        para,
        asunto,
        texto,
        escritaEn: reloj.ahora().toString(),
      } satisfies CartaEncolada),
  };
}

async function enviarPorSmtp(url: string, carta: Carta): Promise<void> {
  const transporte = createTransport({
    url,
    connectionTimeout: ESPERA_SMTP_MS,
    greetingTimeout: ESPERA_SMTP_MS,
    socketTimeout: ESPERA_SMTP_MS,
  });
  try {
    await transporte.sendMail(mensaje(carta, new URL(url).hostname));
  } finally {
    transporte.close();
  }
}

async function guardar(
  { carpetaDatos, alGuardar }: OpcionesDeCartero,
  id: string,
  carta: CartaEncolada,
): Promise<void> {
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
  await alGuardar({ id, para: carta.para, asunto: carta.asunto, archivo });
}

const mensaje = ({ para, asunto, texto }: Carta, host: string) => ({
  from: `Cuadra <no-responder@${host}>`,
  to: para,
  subject: asunto,
  text: texto,
});
