// Directory → houses → portal → round: everything of a process that serves many institutions. It holds the key of none of their
// owners: who creates them and brings them up to date is `npm run instituciones`.
import type { Logger } from 'pino';
import type { Config } from '#platform/config.ts';
import { leerCertificado } from '#platform/http/certificado.ts';
import { escuchar } from '#platform/http/escuchar.ts';
import type { Retiro } from '#platform/http/retiro.ts';
import { relojDelSistema, transcurridoMs } from '#platform/reloj.ts';
import { abrirCasa } from './abrir-casa.ts';
import { abrirCasas, type LimitesDeCasas } from './casas.ts';
import { crearDevolucion } from './devolver-memoria.ts';
import { abrirDirectorio } from './directorio/directorio.ts';
import { abrirPortal } from './portal.ts';
import { abrirRonda } from './ronda.ts';

export interface Federacion {
  readonly direccion: string;
  cerrar(): Promise<void>;
}

export interface OpcionesDeFederacion {
  readonly config: Config;
  readonly instituciones: NonNullable<Config['instituciones']>;
  readonly log: Logger;
  readonly retiro: Retiro;
  readonly carpetaWeb: string | undefined;
}

const LIMITES: Omit<LimitesDeCasas, 'abiertasMax' | 'ociosasMs'> = {
  esperaMs: 10_000,
  aperturaMaxMs: 30_000,
  salidaMaxMs: 20_000,
};
const REVISION_MS = 2_000;

export async function iniciarFederacion(opciones: OpcionesDeFederacion): Promise<Federacion> {
  const { config, instituciones, log, retiro } = opciones;
  const directorio = await abrirDirectorio(instituciones.directorio, { clave: instituciones.clave, log });
  const casas = abrirCasas({
    abrir: (institucion) => abrirCasa(opciones, institucion),
    limites: {
      ...LIMITES,
      abiertasMax: instituciones.abiertasMax,
      ociosasMs: instituciones.ociosasSegundos * 1_000,
    },
    ahoraMs: transcurridoMs,
    devolverMemoria: crearDevolucion(),
    log,
  });
  const dejarDeOir = directorio.alCambiar((nombre) => void casas.renovar(nombre));
  const revision = setInterval(() => casas.revisar(), REVISION_MS).unref();
  const portal = abrirPortal({ config, directorio, casas, retiro, log });
  const ronda = abrirRonda({ directorio, casas, reloj: relojDelSistema, log });
  const cerrar = async () => {
    clearInterval(revision);
    dejarDeOir();
    await ronda.cerrar();
    await portal.cerrar();
    await directorio.cerrar();
  };
  try {
    const nombre = config.tls === undefined ? undefined : leerCertificado(config.tls).nombre;
    const direccion = await escuchar(portal, config, nombre);
    void ronda.dar();
    return { direccion, cerrar };
  } catch (error) {
    await cerrar();
    throw error;
  }
}
