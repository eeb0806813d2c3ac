// The institutions that are open in this process, each a «casa» with its own connections, jobs, keys and application. One is
// opened when it is first asked for, and closed when nobody used it for a while or when another needs its place. Whatever
// happens to one, its own people wait for it and nobody else: each has its own line, and one that does not open is remembered
// for a moment, so that not even its own insist on it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { MigracionError } from '../platform/database/migrar.ts';
import { ProblemaError } from '../platform/problema.ts';
import { type Cupo, crearCupo } from './cupo.ts';
import type { Institucion } from './directorio/directorio.ts';

export interface Casa {
  atender(peticion: IncomingMessage, respuesta: ServerResponse): void;
  /** Whether it does something for which nobody waits: a job, a long work. */
  trabaja(): boolean;
  /** Whether there is nothing left to do now: neither that, nor jobs whose time has come. */
  quieta(): Promise<boolean>;
  cerrar(): Promise<void>;
}

export interface Estancia {
  readonly casa: Casa;
  /** Said once, when whoever entered is done with it. */
  soltar(): void;
}

/** A stream of events stays for hours and does nothing: it keeps the casa open, and takes nobody's turn. */
export type ClaseDeEstancia = 'peticion' | 'flujo';

export interface Casas {
  entrar(institucion: Institucion, clase: ClaseDeEstancia): Promise<Estancia>;
  /** Its entry in the directory changed: whoever is inside ends, and the next one finds it anew. */
  renovar(nombre: string): Promise<void>;
  estaAbierta(nombre: string): boolean;
  /** Closed at once if nobody uses it. */
  cerrarSiOciosa(nombre: string): Promise<void>;
  cuantas(): { readonly abiertas: number; readonly enUso: number };
  /** Closes those that are idle for long; whoever opened all this calls it every so often. */
  revisar(): void;
  cerrar(): Promise<void>;
}

export interface LimitesDeCasas {
  readonly abiertasMax: number;
  readonly ociosasMs: number;
  /** For a place among those open, or for a turn in one of them. */
  readonly esperaMs: number;
  readonly aperturaMaxMs: number;
  /** For whoever is inside one that must close. */
  readonly salidaMaxMs: number;
}

export interface OpcionesDeCasas {
  readonly abrir: (institucion: Institucion) => Promise<Casa>;
  readonly limites: LimitesDeCasas;
  /** Of a clock that never goes back. */
  readonly ahoraMs: () => number;
  readonly log: Logger;
}

const EN_FILA_POR_TURNO = 4;
const EN_FILA_POR_PLAZA = 200;
const PRIMERA_PAUSA_MS = 2_000;
const PAUSA_MAX_MS = 60_000;

interface Abierta {
  readonly casa: Casa;
  peticiones: number;
  flujos: number;
  usadaEnMs: number;
  /** Set once it must close; told when the last request leaves. */
  alVaciarse: (() => void) | undefined;
}

interface Lugar {
  readonly nombre: string;
  institucion: Institucion;
  readonly turnos: Cupo;
  apertura: Promise<Abierta> | undefined;
  abierta: Abierta | undefined;
  cierre: Promise<void> | undefined;
  falla: { readonly hastaMs: number; readonly veces: number; readonly error: unknown } | undefined;
}

export function abrirCasas({ abrir, limites, ahoraMs, log }: OpcionesDeCasas): Casas {
  const lugares = new Map<string, Lugar>();
  const plazas = crearCupo({
    cuantos: () => limites.abiertasMax,
    enFilaMax: () => EN_FILA_POR_PLAZA,
    esperaMs: limites.esperaMs,
    alRendirse: () => noDisponible('hay demasiadas instituciones en uso'),
  });
  let cerrado = false;

  const cerrarAbierta = (lugar: Lugar): Promise<void> => {
    lugar.cierre ??= (async () => {
      const abierta = await lugar.apertura?.catch(() => undefined);
      if (abierta === undefined) return;
      lugar.abierta = undefined;
      lugar.apertura = undefined;
      await salidaDe(abierta, limites.salidaMaxMs);
      await abierta.casa
        .cerrar()
        .catch((error: unknown) => log.error({ err: error, institucion: lugar.nombre }, 'No cerró bien'));
      plazas.dejar();
      log.info({ institucion: lugar.nombre }, 'Institución cerrada');
    })().finally(() => {
      lugar.cierre = undefined;
    });
    return lugar.cierre;
  };

  /** As many as are waited for, the least recently used first. */
  const hacerLugar = () => {
    const cerrandose = [...lugares.values()].filter(({ cierre }) => cierre !== undefined).length;
    const sobran = [...lugares.values()]
      .filter((lugar) => lugar.cierre === undefined && esOciosa(lugar.abierta))
      .toSorted((a, b) => (a.abierta?.usadaEnMs ?? 0) - (b.abierta?.usadaEnMs ?? 0));
    for (const lugar of sobran.slice(0, Math.max(0, plazas.enFila() - cerrandose))) void cerrarAbierta(lugar);
  };

  const abrirla = async (lugar: Lugar): Promise<Abierta> => {
    const plaza = plazas.tomar();
    hacerLugar();
    await plaza;
    const apertura = abrir(lugar.institucion);
    try {
      const casa = await conLimite(apertura, limites.aperturaMaxMs);
      const abierta = { casa, peticiones: 0, flujos: 0, usadaEnMs: ahoraMs(), alVaciarse: undefined };
      lugar.falla = undefined;
      lugar.abierta = abierta;
      log.info({ institucion: lugar.nombre }, 'Institución abierta');
      return abierta;
    } catch (error) {
      // The place is free when there is nothing left behind: one that opens too late is closed at once.
      void apertura.then((tardia) => tardia.cerrar()).then(plazas.dejar, plazas.dejar);
      recordarFalla(lugar, error);
      log.error({ err: error, institucion: lugar.nombre }, 'No se pudo abrir la institución');
      throw error;
    }
  };

  const recordarFalla = (lugar: Lugar, error: unknown) => {
    const veces = lugar.falla?.veces ?? 0;
    const pausaMs = Math.min(PAUSA_MAX_MS, PRIMERA_PAUSA_MS * 2 ** veces);
    lugar.falla = { hastaMs: ahoraMs() + pausaMs, veces: veces + 1, error };
  };

  const abiertaDe = async (lugar: Lugar): Promise<Abierta> => {
    for (;;) {
      if (cerrado) throw noDisponible('el servicio se está deteniendo');
      if (lugar.cierre !== undefined) await lugar.cierre;
      exigirSinFalla(lugar, ahoraMs());
      lugar.apertura ??= abrirla(lugar).catch((error: unknown) => {
        lugar.apertura = undefined;
        throw error;
      });
      const abierta = await lugar.apertura.catch((error: unknown) => {
        if (error instanceof ProblemaError) throw error;
        throw comoProblema(error, lugar.falla, ahoraMs());
      });
      // It may have begun to close while it was waited for.
      if (lugar.abierta === abierta && lugar.cierre === undefined) return abierta;
    }
  };

  const estanciaEn = (lugar: Lugar, abierta: Abierta, clase: ClaseDeEstancia): Estancia => {
    const cuenta = clase === 'flujo' ? 'flujos' : 'peticiones';
    abierta[cuenta] += 1;
    let dentro = true;
    return {
      casa: abierta.casa,
      soltar() {
        if (!dentro) return;
        dentro = false;
        abierta[cuenta] -= 1;
        abierta.usadaEnMs = ahoraMs();
        if (clase === 'peticion') lugar.turnos.dejar();
        if (abierta.peticiones === 0) abierta.alVaciarse?.();
        if (plazas.enFila() > 0) hacerLugar();
      },
    };
  };

  return {
    async entrar(institucion, clase) {
      const lugar = lugarDe(lugares, institucion, limites.esperaMs);
      exigirSinFalla(lugar, ahoraMs());
      if (clase === 'flujo') return estanciaEn(lugar, await abiertaDe(lugar), clase);
      await lugar.turnos.tomar();
      try {
        return estanciaEn(lugar, await abiertaDe(lugar), clase);
      } catch (error) {
        lugar.turnos.dejar();
        throw error;
      }
    },
    async renovar(nombre) {
      const lugar = lugares.get(nombre);
      if (lugar === undefined) return;
      lugar.falla = undefined;
      await cerrarAbierta(lugar);
    },
    estaAbierta: (nombre) => lugares.get(nombre)?.apertura !== undefined,
    async cerrarSiOciosa(nombre) {
      const lugar = lugares.get(nombre);
      if (lugar !== undefined && esOciosa(lugar.abierta)) await cerrarAbierta(lugar);
    },
    cuantas() {
      const enUso = [...lugares.values()].filter(({ abierta }) => abierta !== undefined && !esOciosa(abierta));
      return { abiertas: plazas.tomados(), enUso: enUso.length };
    },
    revisar() {
      const vencenMs = ahoraMs() - limites.ociosasMs;
      for (const lugar of lugares.values())
        if (esOciosa(lugar.abierta) && (lugar.abierta?.usadaEnMs ?? 0) <= vencenMs) void cerrarAbierta(lugar);
      if (plazas.enFila() > 0) hacerLugar();
    },
    async cerrar() {
      cerrado = true;
      await Promise.all([...lugares.values()].map(cerrarAbierta));
    },
  };
}

/** The entry that came last is the one that counts. */
function lugarDe(lugares: Map<string, Lugar>, institucion: Institucion, esperaMs: number): Lugar {
  const { nombre } = institucion;
  const conocido = lugares.get(nombre);
  if (conocido !== undefined) {
    conocido.institucion = institucion;
    return conocido;
  }
  const limite = () => lugar.institucion.limites.peticionesALaVez;
  const lugar: Lugar = {
    nombre,
    institucion,
    turnos: crearCupo({
      cuantos: limite,
      enFilaMax: () => limite() * EN_FILA_POR_TURNO,
      esperaMs,
      alRendirse: () => noDisponible('tiene demasiadas peticiones a la vez'),
    }),
    apertura: undefined,
    abierta: undefined,
    cierre: undefined,
    falla: undefined,
  };
  lugares.set(nombre, lugar);
  return lugar;
}

const esOciosa = (abierta: Abierta | undefined): boolean =>
  abierta !== undefined && abierta.peticiones === 0 && abierta.flujos === 0 && !abierta.casa.trabaja();

/** Requests end by themselves; the streams, when the casa closes. */
async function salidaDe(abierta: Abierta, salidaMaxMs: number): Promise<void> {
  if (abierta.peticiones === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const limite = setTimeout(resolve, salidaMaxMs);
  abierta.alVaciarse = resolve;
  await promise;
  clearTimeout(limite);
}

async function conLimite<T>(promesa: Promise<T>, limiteMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const limite = setTimeout(() => reject(new Error('La institución no abrió a tiempo')), limiteMs);
  try {
    return await Promise.race([promesa, promise]);
  } finally {
    clearTimeout(limite);
  }
}

function exigirSinFalla({ falla }: Lugar, ahoraMs: number): void {
  if (falla !== undefined && ahoraMs < falla.hastaMs) throw comoProblema(falla.error, falla, ahoraMs);
}

/** Why stays in the log: it may name machines. */
function comoProblema(error: unknown, falla: Lugar['falla'], ahoraMs: number): ProblemaError {
  const esperaSegundos = Math.max(1, Math.ceil(((falla?.hastaMs ?? ahoraMs) - ahoraMs) / 1_000));
  if (!(error instanceof MigracionError))
    return new ProblemaError('INSTITUCION_NO_DISPONIBLE', { esperaSegundos });
  return new ProblemaError('INSTITUCION_NO_DISPONIBLE', {
    detalle: 'La institución se está actualizando. Intente de nuevo en unos minutos.',
    esperaSegundos,
  });
}

const noDisponible = (porQue: string): ProblemaError =>
  new ProblemaError('INSTITUCION_NO_DISPONIBLE', {
    detalle: `La institución no está disponible en este momento: ${porQue}. Intente de nuevo en unos segundos.`,
    esperaSegundos: 2,
  });
