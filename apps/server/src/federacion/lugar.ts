// What is known of one institution while this process runs: whether it is open, opening or closing, who is inside, and since when it
// does not open. The rules of all of them together are in casas.ts.
import { MigracionError } from '#platform/database/migrar.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { Casa } from './casa.ts';
import { type Cupo, crearCupo } from './cupo.ts';
import type { Institucion } from './directorio/directorio.ts';

export interface Abierta {
  readonly casa: Casa;
  peticiones: number;
  flujos: number;
  usadaEnMs: number;
  /** Set once it must close; told when the last request leaves. */
  alVaciarse: (() => void) | undefined;
}

export interface Lugar {
  readonly nombre: string;
  institucion: Institucion;
  readonly turnos: Cupo;
  /** Whoever is on the way in: it is not closed under their feet. */
  llegando: number;
  apertura: Promise<Abierta> | undefined;
  abierta: Abierta | undefined;
  cierre: Promise<void> | undefined;
  falla: Falla | undefined;
}

interface Falla {
  readonly hastaMs: number;
  readonly veces: number;
  readonly error: unknown;
}

const EN_FILA_POR_TURNO = 4;
const PRIMERA_PAUSA_MS = 2_000;
const PAUSA_MAX_MS = 60_000;

export function crearLugar(institucion: Institucion, esperaMs: number): Lugar {
  const limite = () => lugar.institucion.limites.peticionesALaVez;
  const lugar: Lugar = {
    nombre: institucion.nombre,
    institucion,
    turnos: crearCupo({
      cuantos: limite,
      enFilaMax: () => limite() * EN_FILA_POR_TURNO,
      esperaMs,
      alRendirse: () => noDisponible('tiene demasiadas peticiones a la vez'),
    }),
    llegando: 0,
    apertura: undefined,
    abierta: undefined,
    cierre: undefined,
    falla: undefined,
  };
  return lugar;
}

export const esOciosa = ({ abierta, llegando, cierre }: Lugar): boolean =>
  abierta !== undefined &&
  cierre === undefined &&
  llegando === 0 &&
  abierta.peticiones === 0 &&
  abierta.flujos === 0 &&
  !abierta.casa.trabaja();

/** Each time longer, so that one that is down costs almost nothing. */
export function recordarFalla(lugar: Lugar, error: unknown, ahoraMs: number): void {
  const veces = lugar.falla?.veces ?? 0;
  const pausaMs = Math.min(PAUSA_MAX_MS, PRIMERA_PAUSA_MS * 2 ** veces);
  lugar.falla = { hastaMs: ahoraMs + pausaMs, veces: veces + 1, error };
}

export function exigirSinFalla({ falla }: Lugar, ahoraMs: number): void {
  if (falla !== undefined && ahoraMs < falla.hastaMs) throw comoProblema(falla, ahoraMs);
}

/** Why it did not open stays in the log: it may name machines. */
function comoProblema({ hastaMs, error }: Falla, ahoraMs: number): ProblemaError {
  const esperaSegundos = Math.max(1, Math.ceil((hastaMs - ahoraMs) / 1_000));
  const seActualiza = error instanceof MigracionError;
  return new ProblemaError('INSTITUCION_NO_DISPONIBLE', {
    ...(seActualiza
      ? { detalle: 'La institución se está actualizando. Intente de nuevo en unos minutos.' }
      : {}),
    esperaSegundos,
  });
}

export const noDisponible = (porQue: string): ProblemaError =>
  new ProblemaError('INSTITUCION_NO_DISPONIBLE', {
    detalle: `La institución no está disponible en este momento: ${porQue}. Intente de nuevo en unos segundos.`,
    esperaSegundos: 2,
  });

/** Requests end by themselves; the streams, when the casa closes. */
export async function salidaDe(abierta: Abierta, salidaMaxMs: number): Promise<void> {
  if (abierta.peticiones === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const limite = setTimeout(resolve, salidaMaxMs);
  abierta.alVaciarse = resolve;
  await promise;
  clearTimeout(limite);
}
