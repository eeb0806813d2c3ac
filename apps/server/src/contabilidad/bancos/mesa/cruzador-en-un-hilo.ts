// A thread that compares, lit for one pass or one question and put out with it.
import type { Combinacion, PorCombinar } from '@cuadra/core/bancos/combinacion-unica';
import type { Centavos } from '@cuadra/core/dinero';
import { comoError, encenderHilo } from '#platform/hilos/encender-hilo.ts';
import type { Hallado, PorHallar } from './hallar.ts';
import type { AvisoDeCruce, OrdenDeCruzar, Trozo } from './hilo-de-cruce.ts';

export interface CruzadorEnUnHilo {
  recibir(trozo: Trozo): void;
  /** How many it found. */
  cruzar(por: Omit<PorHallar, 'cuentas'>, alAvanzar: (porciento: number) => void): Promise<number>;
  pedir(desde: number, cuantos: number): Promise<readonly Hallado[]>;
  combinar(total: Centavos, candidatos: readonly PorCombinar[]): Promise<Combinacion>;
  cerrar(): Promise<void>;
}

const MEMORIA_MAX_MB = 768;

export function abrirCruzadorEnUnHilo(senal?: AbortSignal): CruzadorEnUnHilo {
  let encargo: Encargo | undefined;
  let apagado: Error | undefined;
  let alAvanzar: (porciento: number) => void = () => undefined;
  const hilo = encenderHilo<OrdenDeCruzar, AvisoDeCruce>({
    nombre: 'cruces',
    modulo: new URL('./hilo-de-cruce.ts', import.meta.url),
    memoriaMaxMb: MEMORIA_MAX_MB,
    alTerminar(causa) {
      apagado = causa;
      encargo?.reject(causa);
    },
    alAvisar(aviso) {
      if (aviso.tipo === 'avance') alAvanzar(aviso.porciento);
      else if (aviso.tipo === 'fallo') encargo?.reject(aviso.error);
      else encargo?.resolve(aviso);
    },
  });
  const alIrse = () => void hilo.detener();
  senal?.addEventListener('abort', alIrse, { once: true });
  const encargar = async <T extends Respuesta['tipo']>(orden: OrdenDeCruzar, tipo: T) => {
    const { promise, resolve, reject } = Promise.withResolvers<Respuesta>();
    encargo = { resolve, reject };
    if (senal?.aborted || apagado !== undefined) reject(apagado ?? comoError(senal?.reason));
    else hilo.ordenar(orden);
    const respuesta = await promise;
    if (!esDe(respuesta, tipo)) throw new Error(`El hilo contestó «${respuesta.tipo}»`);
    return respuesta;
  };
  return {
    recibir: (trozo) => hilo.ordenar({ tipo: 'mas', ...trozo }),
    async cruzar(por, avanzar) {
      alAvanzar = avanzar;
      return (await encargar({ tipo: 'cruzar', ...por }, 'fin')).hallados;
    },
    pedir: async (desde, cuantos) => (await encargar({ tipo: 'pide', desde, cuantos }, 'hallados')).hallados,
    combinar: async (total, candidatos) =>
      (await encargar({ tipo: 'combinar', total, candidatos }, 'combinacion')).combinacion,
    async cerrar() {
      senal?.removeEventListener('abort', alIrse);
      encargo = undefined;
      await hilo.detener();
    },
  };
}

type Respuesta = Exclude<AvisoDeCruce, { tipo: 'avance' | 'fallo' }>;

interface Encargo {
  resolve(respuesta: Respuesta): void;
  reject(causa: Error): void;
}

function esDe<T extends Respuesta['tipo']>(
  respuesta: Respuesta,
  tipo: T,
): respuesta is Extract<Respuesta, { tipo: T }> {
  return respuesta.tipo === tipo;
}
