// What must hold of a posted partida by itself. Each rule is one small function in a list, and the list is the
// documentation; a rule answers what is wrong as the end of a sentence about that partida.
import type { Hallazgo, ReglaDeVerificacion } from '@cuadra/contract/contabilidad/verificacion';
import { formatearQuetzales } from '@cuadra/core/dinero';
import { contenidoDePartida } from '@cuadra/core/huella';
import { numeroDePartida, totalDebe, totalHaber } from '@cuadra/core/partida';
import { huellaDe } from '#contabilidad/libro/contabilizar.ts';
import type { PartidaGuardada } from './leer-partidas-guardadas.ts';

type Regla = (partida: PartidaGuardada) => string | undefined;

const reglas: readonly [ReglaDeVerificacion, Regla][] = [
  ['cuadre', cuadra],
  ['lineas', tieneSusLineas],
  ['cuentas', usaCuentasDeDetalle],
  ['reversion', esInversa],
  ['huella', tieneSuHuella],
  ['cadena', sigueALaAnterior],
];

export function revisarPartidaGuardada(partida: PartidaGuardada): Hallazgo[] {
  const { ejercicio, numero, id } = partida;
  return reglas.flatMap(([regla, revisar]) => {
    const motivo = revisar(partida);
    return motivo === undefined ? [] : [hallazgoDePartida(regla, ejercicio, numero, motivo, id)];
  });
}

export function hallazgoDePartida(
  regla: ReglaDeVerificacion,
  ejercicio: number,
  numero: number,
  motivo: string,
  /** Null: it is not there. */
  idPartida: string | null = null,
): Hallazgo {
  const mensaje = `La partida ${numeroDePartida({ numero, ejercicio })} ${motivo}`;
  return { regla, ejercicio, numero, idPartida, mensaje };
}

function cuadra({ lineas }: PartidaGuardada): string | undefined {
  const [debe, haber] = [totalDebe(lineas), totalHaber(lineas)];
  if (debe === haber) return undefined;
  return `no cuadra: debe ${formatearQuetzales(debe)}, haber ${formatearQuetzales(haber)}.`;
}

function tieneSusLineas({
  lineas,
  total,
  cantidadLineas,
  fecha,
  agencia,
}: PartidaGuardada): string | undefined {
  if (lineas.length !== cantidadLineas || lineas.some(({ n }, indice) => n !== indice + 1)) {
    return `tiene ${lineas.length} líneas y al contabilizarse tenía ${cantidadLineas}.`;
  }
  const suma = totalDebe(lineas);
  if (suma !== total) {
    return `suma ${formatearQuetzales(suma)} y al contabilizarse sumaba ${formatearQuetzales(total)}.`;
  }
  if (lineas.some((linea) => linea.fecha !== fecha || linea.agencia !== agencia)) {
    return 'tiene líneas de otra fecha o de otra agencia.';
  }
  return undefined;
}

function usaCuentasDeDetalle({ lineas }: PartidaGuardada): string | undefined {
  const ajena = lineas.find(({ tipoCuenta }) => tipoCuenta !== 'D');
  if (ajena === undefined) return undefined;
  const motivo = ajena.tipoCuenta === null ? 'no está en el catálogo' : 'es de mayor';
  return `usa la cuenta ${ajena.idCuenta}, que ${motivo}.`;
}

function esInversa({ esEspejo }: PartidaGuardada): string | undefined {
  return esEspejo ? undefined : 'no lleva las líneas inversas de la partida que revierte.';
}

function tieneSuHuella(partida: PartidaGuardada): string | undefined {
  const huella = huellaDe(partida.huellaAnterior, contenidoDePartida(partida));
  return huella.equals(partida.huella)
    ? undefined
    : 'cambió después de contabilizarse: su contenido no corresponde a su huella.';
}

/** The first of a year follows what its year says it begins with. A missing predecessor is told by the numbering. */
function sigueALaAnterior({ numero, huellaAnterior, huellaPrevia }: PartidaGuardada): string | undefined {
  if (huellaPrevia === null || huellaAnterior.equals(huellaPrevia)) return undefined;
  return numero === 1
    ? 'no sigue a donde su ejercicio empezó: la cadena está rota antes de ella.'
    : 'no sigue a la anterior: la cadena está rota entre las dos.';
}
