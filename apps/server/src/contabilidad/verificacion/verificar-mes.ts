// The part of the verification that concerns one month of one agencia: what is asked before closing it.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { primerDia, ultimoDia } from '@cuadra/core/cierre';
import type { Database } from '../../platform/database/pool.ts';
import { revisarConteos } from '../saldos/revisar-conteos.ts';
import { revisarContrapartidas } from '../saldos/revisar-contrapartidas.ts';
import { revisarSaldos } from '../saldos/revisar-saldos.ts';
import { fuenteDePartidas } from './fuente-de-partidas.ts';
import { leerPartidasGuardadas } from './leer-partidas-guardadas.ts';
import { listarEjercicios } from './queries.ts';
import { revisarPartidaGuardada } from './revisar-partida-guardada.ts';

export interface MesDeAgencia {
  readonly anio: number;
  readonly mes: number;
  readonly agencia: string;
}

export async function verificarMes(db: Database, { anio, mes, agencia }: MesDeAgencia): Promise<Hallazgo[]> {
  const tramo = { desde: primerDia(anio, mes), hasta: ultimoDia(anio, mes), agencia };
  const ejercicios = await listarEjercicios(db, anio);
  const hasta = ejercicios.find((ejercicio) => ejercicio.anio === anio)?.ultimoNumero ?? 0;
  const hallazgos: Hallazgo[] = [];
  for await (const partida of leerPartidasGuardadas(fuenteDePartidas(db), {
    ejercicio: anio,
    hasta,
    mes: tramo,
  })) {
    hallazgos.push(...revisarPartidaGuardada(partida));
  }
  return [
    ...hallazgos,
    ...(await revisarSaldos(db, tramo)),
    ...(await revisarConteos(db, tramo)),
    ...(await revisarContrapartidas(db, tramo)),
  ];
}
