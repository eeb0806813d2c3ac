// What a day of the calendar has, and how it is said.
import type { verCalendario } from '@cuadra/contract/ahorros/programaciones';
import type { ResponseOf } from '@cuadra/contract/endpoint';

export type DiaConAlgo = ResponseOf<typeof verCalendario>['dias'][number];

export function loQueTiene({ programadas, corridas, vencimientos }: DiaConAlgo): string {
  const partes = [
    contar(programadas.length, 'corrida programada', 'corridas programadas'),
    contar(corridas.length, 'corrida en camino', 'corridas en camino'),
    contar(vencimientos?.cuentas ?? 0, 'plazo vence', 'plazos vencen'),
  ];
  return partes.filter((parte) => parte !== undefined).join(', ');
}

const contar = (cuantas: number, una: string, varias: string): string | undefined =>
  cuantas === 0 ? undefined : `${cuantas} ${cuantas === 1 ? una : varias}`;
