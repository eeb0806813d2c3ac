// Copies are made in a thread of their own: what is read, compressed and closed is as large as the institution.
import type { Config } from '#platform/config.ts';
import { abrirTallerDeHilos } from '#platform/hilos/taller-de-hilos.ts';
import { RespaldoEnCursoError, RespaldoError } from '#platform/respaldo-error.ts';
import type { AlAvanzar, RespaldoHecho } from './hacer-respaldo.ts';

export interface OrdenDeRespaldo {
  readonly config: Config;
}

export type AvisoDeRespaldo =
  | { readonly tipo: 'avance'; readonly hechos: number; readonly total: number }
  | { readonly tipo: 'listo'; readonly hecho: RespaldoHecho }
  | {
      readonly tipo: 'fallo';
      readonly mensaje: string;
      readonly pila: string | undefined;
      readonly clase: 'conocido' | 'en-curso' | 'otro';
    };

export interface TallerDeRespaldos {
  copiar(config: Config, marcha?: { alAvanzar?: AlAvanzar; senal?: AbortSignal }): Promise<RespaldoHecho>;
  cerrar(): Promise<void>;
}

const PLAZO_MS = 12 * 3_600_000;

export function abrirTallerDeRespaldos(): TallerDeRespaldos {
  const taller = abrirTallerDeHilos<OrdenDeRespaldo, AvisoDeRespaldo>({
    nombre: 'respaldos',
    modulo: new URL('./hilo-de-respaldos.ts', import.meta.url),
    aLaVezMax: 1,
    enEsperaMax: 2,
    plazoMs: PLAZO_MS,
    memoriaMaxMb: 1_024,
    siTarda: () => new RespaldoError('El respaldo tardó más de doce horas y se detuvo.'),
    siFaltaMemoria: () => new RespaldoError('El respaldo pidió más memoria de la que puede usar.'),
    siNadieEspera: () => new RespaldoError('El respaldo se interrumpió al detenerse Cuadra.'),
  });
  return {
    copiar: (config, { alAvanzar, senal } = {}) =>
      taller.hacer<RespaldoHecho>({
        ordenar: () => ({ orden: { config } }),
        alAvisar(aviso, { bien, mal }) {
          if (aviso.tipo === 'avance') alAvanzar?.(aviso.hechos, aviso.total);
          else if (aviso.tipo === 'listo') bien(aviso.hecho);
          else mal(fallo(aviso));
        },
        senal,
      }),
    cerrar: () => taller.cerrar(),
  };
}

function fallo({ mensaje, pila, clase }: Extract<AvisoDeRespaldo, { tipo: 'fallo' }>): Error {
  if (clase === 'en-curso') return new RespaldoEnCursoError();
  const error = clase === 'conocido' ? new RespaldoError(mensaje) : new Error(mensaje);
  if (pila !== undefined) error.stack = pila;
  return error;
}
