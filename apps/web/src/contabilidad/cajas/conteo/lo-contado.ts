// What is being counted, as it is held while it is written: nothing yet, some of it, and what it adds up to. It is kept in
// this browser until it is sent: a reload or a cut line loses no piece.
import { type LoContado, loContado } from '@cuadra/contract/contabilidad/cajas/conteo';
import { contadoPorMedio, type PorMedio } from '@cuadra/core/cajas/arqueo';
import type { ClaveDeDenominacion, Conteo, Piezas } from '@cuadra/core/cajas/denominaciones';
import { useRef, useState } from 'react';
import { newKey } from '#platform/request-key.ts';
import { unsaved } from '#ui/dialogs/unsaved.ts';

export const SIN_CONTAR: LoContado = { conteo: {}, cheques: [], vales: [], dolares: {} };

export const totalesDe = ({ conteo, cheques, vales }: LoContado): PorMedio =>
  contadoPorMedio({ efectivo: conteo, cheques, vales });

export type LugarDePiezas = keyof Piezas;

const NINGUNA: Piezas = { fajos: 0, sueltas: 0, deterioradas: 0 };

/** Undefined: what was written there was taken away. A denomination with nothing written is not counted yet. */
export function conPiezas(
  conteo: Conteo,
  clave: ClaveDeDenominacion,
  lugar: LugarDePiezas,
  cuantas: number | undefined,
): Conteo {
  const piezas = { ...(conteo[clave] ?? NINGUNA), [lugar]: cuantas ?? 0 };
  const { [clave]: _, ...resto } = conteo;
  const quedaVacia = cuantas === undefined && piezas.fajos + piezas.sueltas + piezas.deterioradas === 0;
  return quedaVacia ? resto : { ...resto, [clave]: piezas };
}

/** As a field shows it: what was not written is blank, and a zero that was written is a zero. */
export function piezasEscritas(conteo: Conteo, clave: ClaveDeDenominacion, lugar: LugarDePiezas): string {
  const piezas = conteo[clave];
  if (piezas === undefined) return '';
  if (piezas[lugar] > 0) return String(piezas[lugar]);
  const estaEnCero = piezas.fajos + piezas.sueltas + piezas.deterioradas === 0;
  return estaEnCero && lugar === 'sueltas' ? '0' : '';
}

const PIEZAS_MAX = 1_000_000;

/** Only figures, and no more than anybody can count. */
export function leerPiezas(escrito: string): number | undefined {
  const cifras = escrito.replaceAll(/\D/g, '').slice(0, 7);
  return cifras === '' ? undefined : Math.min(Number(cifras), PIEZAS_MAX);
}

/** Without the lines that were added and left blank. */
export const sinRenglonesVacios = (contado: LoContado): LoContado => ({
  ...contado,
  cheques: contado.cheques.filter(({ banco, numero, monto }) => banco + numero !== '' || monto > 0),
  vales: contado.vales.filter(({ concepto, monto }) => concepto !== '' || monto > 0),
});

/** What keeps it from being sent, in a sentence; undefined when nothing does. */
export function faltaEnLoContado(contado: LoContado): string | undefined {
  const { cheques, vales } = sinRenglonesVacios(contado);
  if (cheques.some(({ banco, numero, monto }) => banco.trim() === '' || numero.trim() === '' || monto < 1))
    return 'Escriba el banco, el número y el monto de cada cheque, o quite su renglón.';
  if (vales.some(({ concepto, monto }) => concepto.trim() === '' || monto < 1))
    return 'Escriba el concepto y el monto de cada vale, o quite su renglón.';
  return loContado.safeParse(contado).error?.issues[0]?.message;
}

export function useConteoGuardado(nombre: string) {
  const [valor, setValor] = useState<LoContado>(() => leer(nombre));
  const llave = useRef<{ readonly de: string; readonly es: string }>(undefined);
  return {
    valor,
    cambiar: (nuevo: LoContado) => {
      setValor(nuevo);
      unsaved.save(nombre, { ...nuevo });
    },
    olvidar: () => unsaved.forget(nombre),
    /** The same for the same order: sent again without an answer, it is done once. */
    llaveDe: (orden: unknown): string => {
      const de = JSON.stringify(orden);
      if (llave.current?.de !== de) llave.current = { de, es: newKey() };
      return llave.current.es;
    },
  };
}

function leer(nombre: string): LoContado {
  const guardado = unsaved.read(nombre);
  if (guardado === undefined) return SIN_CONTAR;
  return { ...SIN_CONTAR, ...guardado };
}
