// The institutions that are open in this process, each a «casa» with its own connections, jobs, keys and application. One is
// opened when it is first asked for, and closed when nobody used it for a while or when another needs its place. Whatever
// happens to one, its own people wait for it and nobody else: each has its own line, and one that does not open is remembered
// for a moment, so that not even its own insist on it.
import type { Logger } from 'pino';
import type { Casa } from './casa.ts';
import { type Cupo, crearCupo } from './cupo.ts';
import type { Institucion } from './directorio/directorio.ts';
import {
  type Abierta,
  crearLugar,
  esOciosa,
  exigirSinFalla,
  type Lugar,
  noDisponible,
  recordarFalla,
  salidaDe,
} from './lugar.ts';

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
  /** Those that take a place: open, opening or closing. */
  cuantas(): number;
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
  /** By a clock that never goes back. */
  readonly ahoraMs: () => number;
  /** Takes its time, once the last one is closed. */
  readonly devolverMemoria: () => void;
  readonly log: Logger;
}

const EN_FILA_POR_PLAZA = 200;

interface Calle extends OpcionesDeCasas {
  readonly lugares: Map<string, Lugar>;
  readonly plazas: Cupo;
  cerrada: boolean;
  /** Whether any closed since memory was last given back. */
  hayPorDevolver: boolean;
}

export function abrirCasas(opciones: OpcionesDeCasas): Casas {
  const { limites, ahoraMs } = opciones;
  const plazas = crearCupo({
    cuantos: () => limites.abiertasMax,
    enFilaMax: () => EN_FILA_POR_PLAZA,
    esperaMs: limites.esperaMs,
    alRendirse: () => noDisponible('hay demasiadas instituciones en uso'),
  });
  const calle: Calle = { ...opciones, lugares: new Map(), plazas, cerrada: false, hayPorDevolver: false };
  const { lugares } = calle;
  return {
    entrar: (institucion, clase) => entrar(calle, lugarDe(calle, institucion), clase),
    async renovar(nombre) {
      const lugar = lugares.get(nombre);
      if (lugar === undefined) return;
      lugar.falla = undefined;
      await cerrarLugar(calle, lugar);
    },
    estaAbierta: (nombre) => lugares.get(nombre)?.apertura !== undefined,
    async cerrarSiOciosa(nombre) {
      const lugar = lugares.get(nombre);
      if (lugar !== undefined && esOciosa(lugar)) await cerrarLugar(calle, lugar);
    },
    cuantas: () => plazas.tomados(),
    revisar() {
      const hastaMs = ahoraMs() - limites.ociosasMs;
      for (const lugar of lugares.values())
        if (esOciosa(lugar) && usadaEn(lugar) <= hastaMs) void cerrarLugar(calle, lugar);
      hacerEspacio(calle);
      devolver(calle);
    },
    async cerrar() {
      calle.cerrada = true;
      await Promise.all([...lugares.values()].map((lugar) => cerrarLugar(calle, lugar)));
    },
  };
}

/** The entry that came last is the one that counts. */
function lugarDe({ lugares, limites }: Calle, institucion: Institucion): Lugar {
  const lugar = lugares.get(institucion.nombre) ?? crearLugar(institucion, limites.esperaMs);
  lugar.institucion = institucion;
  lugares.set(institucion.nombre, lugar);
  return lugar;
}

async function entrar(calle: Calle, lugar: Lugar, clase: ClaseDeEstancia): Promise<Estancia> {
  exigirSinFalla(lugar, calle.ahoraMs());
  if (clase === 'peticion') await lugar.turnos.tomar();
  lugar.llegando += 1;
  try {
    return estanciaEn(calle, lugar, await abiertaDe(calle, lugar), clase);
  } catch (error) {
    if (clase === 'peticion') lugar.turnos.dejar();
    throw error;
  } finally {
    lugar.llegando -= 1;
  }
}

async function abiertaDe(calle: Calle, lugar: Lugar): Promise<Abierta> {
  for (;;) {
    if (calle.cerrada) throw noDisponible('el servicio se está deteniendo');
    await lugar.cierre;
    exigirSinFalla(lugar, calle.ahoraMs());
    lugar.apertura ??= abrirLugar(calle, lugar).catch((error: unknown) => {
      lugar.apertura = undefined;
      throw error;
    });
    const abierta = await lugar.apertura.catch((error: unknown) => {
      exigirSinFalla(lugar, calle.ahoraMs());
      throw error;
    });
    // It may have begun to close while it was waited for.
    if (lugar.abierta === abierta && lugar.cierre === undefined) return abierta;
  }
}

async function abrirLugar(calle: Calle, lugar: Lugar): Promise<Abierta> {
  const { plazas, abrir, ahoraMs, limites, log } = calle;
  const plaza = plazas.tomar();
  hacerEspacio(calle);
  await plaza;
  const { nombre: institucion } = lugar;
  const apertura = abrir(lugar.institucion);
  try {
    const casa = await conLimite(apertura, limites.aperturaMaxMs);
    const abierta = { casa, peticiones: 0, flujos: 0, usadaEnMs: ahoraMs(), alVaciarse: undefined };
    lugar.falla = undefined;
    lugar.abierta = abierta;
    log.info({ institucion }, 'Institución abierta');
    return abierta;
  } catch (error) {
    // Its place is free when nothing is left behind: one that opens too late is closed at once.
    void apertura.then((tardia) => tardia.cerrar()).then(plazas.dejar, plazas.dejar);
    recordarFalla(lugar, error, ahoraMs());
    log.error({ err: error, institucion }, 'No se pudo abrir la institución');
    throw error;
  }
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

function estanciaEn(calle: Calle, lugar: Lugar, abierta: Abierta, clase: ClaseDeEstancia): Estancia {
  const cuenta = clase === 'flujo' ? 'flujos' : 'peticiones';
  abierta[cuenta] += 1;
  let dentro = true;
  return {
    casa: abierta.casa,
    soltar() {
      if (!dentro) return;
      dentro = false;
      abierta[cuenta] -= 1;
      abierta.usadaEnMs = calle.ahoraMs();
      if (clase === 'peticion') lugar.turnos.dejar();
      if (abierta.peticiones === 0) abierta.alVaciarse?.();
      hacerEspacio(calle);
    },
  };
}

function devolver(calle: Calle): void {
  if (!calle.hayPorDevolver || calle.plazas.tomados() > 0) return;
  calle.hayPorDevolver = false;
  calle.devolverMemoria();
}

/** As many as are waited for, the least recently used first. */
function hacerEspacio(calle: Calle): void {
  if (calle.plazas.enFila() === 0) return;
  const todos = [...calle.lugares.values()];
  const faltan = calle.plazas.enFila() - todos.filter(({ cierre }) => cierre !== undefined).length;
  const ociosas = todos.filter(esOciosa).toSorted((a, b) => usadaEn(a) - usadaEn(b));
  for (const lugar of ociosas.slice(0, Math.max(0, faltan))) void cerrarLugar(calle, lugar);
}

const usadaEn = ({ abierta }: Lugar): number => abierta?.usadaEnMs ?? 0;

function cerrarLugar(calle: Calle, lugar: Lugar): Promise<void> {
  lugar.cierre ??= cerrarla(calle, lugar).finally(() => {
    lugar.cierre = undefined;
  });
  return lugar.cierre;
}

async function cerrarla(calle: Calle, lugar: Lugar): Promise<void> {
  const { plazas, limites, log } = calle;
  const { nombre: institucion } = lugar;
  const abierta = await lugar.apertura?.catch(() => undefined);
  lugar.apertura = undefined;
  lugar.abierta = undefined;
  if (abierta === undefined) return;
  await salidaDe(abierta, limites.salidaMaxMs);
  await abierta.casa
    .cerrar()
    .catch((error: unknown) => log.error({ err: error, institucion }, 'La institución no cerró bien'));
  plazas.dejar();
  calle.hayPorDevolver = true;
  log.info({ institucion }, 'Institución cerrada');
}
