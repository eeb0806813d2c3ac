// The settings of one institution among many: its own out of the directory, the common ones out of the process. Each is named here, so
// that a new setting is common only when somebody decided so.
import { createHmac } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { Config } from '#platform/config.ts';
import type { Institucion } from './directorio/directorio.ts';

export function configDeAlojada(comun: Config, institucion: Institucion): Config {
  return { ...loSuyo(comun, institucion), ...loDeTodas(comun), ...loQueNoHay };
}

/** Where it is, what opens it and what it leaves on disk: no other institution has any of it. */
function loSuyo(comun: Config, institucion: Institucion) {
  const { nombre, databaseUrl, databaseDirectUrl, databaseReplicaUrl, secreto, limites } = institucion;
  return {
    alojada: nombre,
    carpetaDatos: carpetaDe(comun, nombre),
    databaseUrl,
    databaseDirectUrl,
    databaseReplicaUrl,
    replicaSincrona: comun.replicaSincrona && databaseReplicaUrl !== undefined,
    conexionesMax: limites.conexiones,
    secretoSesion: secreto,
    direccionPublica: direccionDe(comun, institucion),
    metricas: { puerto: undefined, clave: claveDeMetricas(comun, nombre) },
    sellos: {
      // Made once and kept in its folder.
      llave: undefined,
      comandoDeFirma: undefined,
      carpeta: comun.sellos.carpeta === undefined ? undefined : join(comun.sellos.carpeta, nombre),
      comando: undefined,
    },
    reenvioDeBitacora: reenvioDe(comun, nombre),
  };
}

function loDeTodas(comun: Config) {
  return {
    enProduccion: comun.enProduccion,
    puerto: comun.puerto,
    host: comun.host,
    retiroSegundos: comun.retiroSegundos,
    atrasoMaxSegundos: comun.atrasoMaxSegundos,
    sesion: comun.sesion,
    conAppsDeMuestra: comun.conAppsDeMuestra,
    proxiesDeConfianza: comun.proxiesDeConfianza,
    smtpUrl: comun.smtpUrl,
    ocultarContabilidad: comun.ocultarContabilidad,
    ocultarAhorros: comun.ocultarAhorros,
    nivelDeLog: comun.nivelDeLog,
    escaner: comun.escaner,
  };
}

/**
 * What a process of many does for none of them: it holds no owner's key, so it neither migrates nor copies a database; it answers
 * by its own door, so its certificate is not theirs; and it starts no other program beside it.
 */
const loQueNoHay = {
  conBaseIncluida: false,
  databaseOwnerUrl: undefined,
  secretoAnterior: undefined,
  esDemo: false,
  demoConHistoria: false,
  esPractica: false,
  puertoDePractica: undefined,
  administrador: undefined,
  tls: undefined,
  instituciones: undefined,
  respaldo: {
    carpeta: undefined,
    comando: undefined,
    clave: undefined,
    llave: undefined,
    hora: '01:00',
    guardar: { diarios: 0, semanales: 0, mensuales: 0 },
  },
} as const;

const carpetaDe = ({ carpetaDatos }: Config, nombre: string): string =>
  join(carpetaDatos, 'instituciones', nombre);

function direccionDe({ enProduccion }: Config, { direccionPublica, anfitriones }: Institucion): string {
  return direccionPublica ?? `${enProduccion ? 'https' : 'http'}://${anfitriones[0]}`;
}

/** Hers alone, and whoever knows the common one can tell it: who reads one institution's measures does not read another's. */
function claveDeMetricas({ metricas: { clave } }: Config, nombre: string): string | undefined {
  if (clave === undefined) return undefined;
  return createHmac('sha256', clave).update(`metricas ${nombre}`).digest('hex');
}

const DE_ARCHIVO = 'archivo:';

/** Beside those of the others, under its name. */
function reenvioDe({ reenvioDeBitacora: comun }: Config, nombre: string): string | undefined {
  if (!comun?.startsWith(DE_ARCHIVO)) return undefined;
  const archivo = comun.slice(DE_ARCHIVO.length);
  return `${DE_ARCHIVO}${join(dirname(archivo), `${nombre}-${basename(archivo)}`)}`;
}
