// The server's own certificate, for whoever puts no proxy in front. Its files are looked at again every so often: a renewed one
// serves the next connection, and those that are open go on. One that cannot be used is told and the one there was stays.
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerOptions } from 'node:https';
import { Server as TlsServer } from 'node:tls';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../config.ts';
import type { Reloj } from '../reloj.ts';

export interface Certificado {
  readonly cert: string;
  readonly key: string;
  /** The first name that it is for, by which people open Cuadra when nobody said another. */
  readonly nombre: string | undefined;
  readonly venceEn: Temporal.Instant;
}

type Archivos = NonNullable<Config['tls']>;

const CADA_MS = 30_000;
const SALUDO_MS = 15_000;
const AVISO_HORAS = 14 * 24;

/** What cannot be used is refused by the name of its variable. */
export function leerCertificado({ certificado, llave }: Archivos): Certificado {
  const cert = leer('TLS_CERT', certificado);
  const key = leer('TLS_KEY', llave);
  const x509 = entender('TLS_CERT', certificado, () => new X509Certificate(cert));
  const privada = entender('TLS_KEY', llave, () => createPrivateKey(key));
  if (!x509.checkPrivateKey(privada))
    throw new ConfigError('TLS_KEY: no es la llave del certificado de TLS_CERT');
  return {
    cert,
    key,
    nombre: nombresDe(x509).find((nombre) => !nombre.startsWith('*')),
    venceEn: Temporal.Instant.fromEpochMilliseconds(x509.validToDate.getTime()),
  };
}

export const opcionesDeTls = ({ cert, key }: Certificado): ServerOptions => ({
  cert,
  key,
  minVersion: 'TLSv1.2',
  handshakeTimeout: SALUDO_MS,
});

interface ConCertificado {
  readonly server: unknown;
  addHook(cuando: 'onClose', hacer: () => Promise<void>): unknown;
}

export function vigilarCertificado(
  app: ConCertificado,
  { archivos, reloj, log }: { archivos: Archivos; reloj: Pick<Reloj, 'ahora'>; log: Logger },
  { cadaMs = CADA_MS }: { cadaMs?: number } = {},
): void {
  let actual = leerCertificado(archivos);
  avisarSiVence(actual, reloj, log);
  const revisar = () => {
    try {
      const nuevo = leerCertificado(archivos);
      if (nuevo.cert === actual.cert && nuevo.key === actual.key) return;
      const { server } = app;
      if (server instanceof TlsServer) server.setSecureContext(opcionesDeTls(nuevo));
      actual = nuevo;
      log.info({ venceEn: nuevo.venceEn.toString() }, 'Certificado renovado');
      avisarSiVence(nuevo, reloj, log);
    } catch (error) {
      // Half written, perhaps: the next look finds it whole.
      log.warn({ err: error }, 'El certificado nuevo no se puede usar; sigue el que había');
    }
  };
  const vigia = setInterval(revisar, cadaMs).unref();
  app.addHook('onClose', async () => clearInterval(vigia));
}

function avisarSiVence({ venceEn }: Certificado, reloj: Pick<Reloj, 'ahora'>, log: Logger): void {
  if (reloj.ahora().until(venceEn).total('hours') < AVISO_HORAS)
    log.warn({ venceEn: venceEn.toString() }, 'El certificado vence pronto: renuévelo');
}

function leer(variable: string, ruta: string): string {
  try {
    return readFileSync(ruta, 'utf8');
  } catch (error) {
    throw new ConfigError(`${variable}: no se puede leer ${ruta} con el usuario que corre Cuadra`, {
      cause: error,
    });
  }
}

function entender<T>(variable: string, ruta: string, como: () => T): T {
  try {
    return como();
  } catch (error) {
    throw new ConfigError(`${variable}: ${ruta} no es lo que se espera, en PEM y sin contraseña`, {
      cause: error,
    });
  }
}

const nombresDe = ({ subjectAltName = '' }: X509Certificate): string[] =>
  subjectAltName
    .split(', ')
    .filter((nombre) => nombre.startsWith('DNS:'))
    .map((nombre) => nombre.slice('DNS:'.length));
