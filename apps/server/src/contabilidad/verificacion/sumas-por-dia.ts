// What partidas add up to, day by day: whoever looks at every line adds it on the way, so that PostgreSQL need not read them all
// again to be held against what is stored.
import type { Razon } from '@cuadra/core/estados-financieros/cifras';
import { explicarPartida } from '@cuadra/core/estados-financieros/contrapartidas';
import type { PartidaGuardada } from './leer-partidas-guardadas.ts';

/** What is summed, beginning with its day; plain data: it travels between threads. */
export type Suma = readonly [que: string, alDebe: number, alHaber: number];

export interface SumasPorDia {
  readonly saldos: readonly Suma[];
  readonly contrapartidas: readonly Suma[];
}

export interface SumasAbiertas {
  agregar(partida: PartidaGuardada, conContrapartidas: boolean): void;
  todas(): SumasPorDia;
}

export function abrirSumas(): SumasAbiertas {
  const deUnDia = new Map<string, Map<string, SumasDeUnDia>>();
  return {
    agregar({ fecha, agencia, tipo, tipoRevertido, revierte, lineas }, conContrapartidas) {
      const suyas = abrirDia(deUnDia, fecha, agencia);
      for (const linea of lineas) {
        // As they always are, unless somebody moved it.
        const esDeElla = linea.fecha === fecha && linea.agencia === agencia;
        const { saldo } = esDeElla ? suyas : abrirDia(deUnDia, linea.fecha, linea.agencia);
        sumar(saldo, linea.idCuenta, linea.debe, linea.haber);
      }
      if (!conContrapartidas) return;
      const porExplicar = { tipo: tipoRevertido ?? tipo, esReversion: revierte !== null, lineas };
      for (const { razon, idCuenta, debe, haber } of explicarPartida(porExplicar))
        sumar(suyas[razon], idCuenta, debe, haber);
    },
    todas() {
      const saldos: Suma[] = [];
      const contrapartidas: Suma[] = [];
      for (const [fecha, agencias] of deUnDia) {
        for (const [agencia, { saldo, ...razones }] of agencias) {
          for (const [idCuenta, lados] of saldo) saldos.push([`${fecha} ${agencia} ${idCuenta}`, ...lados]);
          for (const [razon, cuentas] of Object.entries(razones)) {
            for (const [idCuenta, lados] of cuentas)
              contrapartidas.push([`${fecha} ${agencia} ${idCuenta} ${razon}`, ...lados]);
          }
        }
      }
      return { saldos, contrapartidas };
    },
  };
}

/** Plain numbers: what was put there by hand may add up to more than centavos hold. */
export type Lados = Map<string, [alDebe: number, alHaber: number]>;

/** The sums of one agencia, by account: maps in maps, so that no key is written for each line. */
type SumasDeUnDia = Readonly<Record<'saldo' | Razon, Lados>>;

function abrirDia(
  deUnDia: Map<string, Map<string, SumasDeUnDia>>,
  fecha: string,
  agencia: string,
): SumasDeUnDia {
  const agencias = deUnDia.getOrInsertComputed(fecha, () => new Map());
  return agencias.getOrInsertComputed(agencia, () => ({
    saldo: new Map(),
    efectivo: new Map(),
    capital: new Map(),
    ajuste: new Map(),
    externo: new Map(),
  }));
}

/** A sum that is not exact differs from what is stored, and is looked at again. */
export function sumar(sumas: Lados, que: string, alDebe: number, alHaber: number): void {
  const lados = sumas.get(que);
  if (lados === undefined) sumas.set(que, [alDebe, alHaber]);
  else {
    lados[0] += alDebe;
    lados[1] += alHaber;
  }
}
