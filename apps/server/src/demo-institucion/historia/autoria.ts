// Who signs what. The machine posts by itself whatever moves a control account or the cash of the cajas; by hand, small entries of Central are
// the auxiliar's, and what exceeds their limit, and every adjustment, has been approved by a contador.
import { type TipoDePartida, tiposManuales, totalDebe } from '@cuadra/core/partida';
import { cuentasDeControl } from '../catalogo.ts';
import { CENTRAL } from './agencias-de-la-historia.ts';
import { cuentasDeEfectivo } from './cuentas.ts';
import type { Persona, Suceso } from './escena.ts';
import { quetzales } from './montos.ts';

export interface Autoria {
  /** By a person, or by the room of the program that would have made it. */
  readonly esManual: boolean;
  readonly autor: Persona | null;
  readonly aprobador: Persona | null;
}

const LIMITE_DEL_AUXILIAR = quetzales(10_000);
/** No rule asks for it: above this the contadores review each other. */
const MUTUA_REVISION = quetzales(25_000);

export function autoriaDe(suceso: Suceso, agencia: string): Autoria {
  if (!esAMano(suceso)) return { esManual: false, autor: null, aprobador: null };
  const autor = suceso.registra ?? (agencia === CENTRAL ? 'auxiliar' : 'contador2');
  return { esManual: true, autor, aprobador: aprobadorDe(autor, suceso) };
}

function esAMano({ tipo, revierte, lineas }: Suceso): boolean {
  const manuales: readonly TipoDePartida[] = tiposManuales;
  return (
    (manuales.includes(tipo) || revierte !== undefined) &&
    !lineas.some(({ idCuenta }) => cuentasDeControl.has(idCuenta) || cuentasDeEfectivo.includes(idCuenta))
  );
}

function aprobadorDe(autor: Persona, { tipo, lineas }: Suceso): Persona | null {
  const total = totalDebe(lineas);
  if (autor === 'auxiliar') return total > LIMITE_DEL_AUXILIAR || tipo === 'ajuste' ? 'contador' : null;
  if (total <= MUTUA_REVISION) return null;
  return autor === 'contador' ? 'contador2' : 'contador';
}
