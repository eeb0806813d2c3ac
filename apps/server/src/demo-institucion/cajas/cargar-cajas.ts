// The cajas in the real database: made on the first day from which they are told one by one, with what the books said that
// each account held, and then their jornadas.
import { centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { contabilizar } from '../../contabilidad/libro/contabilizar.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import { crearAzar } from '../historia/azar.ts';
import type { Dia } from '../historia/calendario.ts';
import type { DiaContado } from '../historia/contar-historia.ts';
import { cuentas } from '../historia/cuentas.ts';
import { identificadorDe } from '../identificador.ts';
import {
  cajasDemo,
  centrales,
  configuracionDemo,
  favoritosDemo,
  limitesDemo,
  toleranciaDe,
} from './cajas-demo.ts';
import { crearRelatoDeCajas, type SaldosIniciales } from './contar-jornadas.ts';
import { guardarJornadas } from './guardar-jornadas.ts';
import { horarioDe } from './horario.ts';
import { dotacionEnTransito } from './pendientes.ts';
import { repartir } from './repartir.ts';

const MESES_COMPLETOS = 2;

/** The first of the month; before it, what the cajas held is only what their accounts say. */
export const primerDiaConCajas = (ultimoDia: Temporal.PlainDate): string =>
  ultimoDia.with({ day: 1 }).subtract({ months: MESES_COMPLETOS }).toString();

/** From here on only movements of cajas explain what is posted to their accounts. */
export async function crearCajas(tx: Tx, desde: string): Promise<SaldosIniciales> {
  await tx.updateTable('configuracionDeCajas').set(configuracionDemo).execute();
  await tx
    .updateTable('cuenta')
    .set({ estado: 'solo_sistema' })
    .where('idCuenta', '=', cuentas.boveda)
    .execute();
  const saldos = await saldosIniciales(tx);
  await tx
    .insertInto('caja')
    .values(
      cajasDemo.map(({ cajero: _, ...caja }) => ({
        ...caja,
        tolerancia: toleranciaDe[caja.clase],
        saldoInicial: centavos(saldos.get(caja.id) ?? 0),
      })),
    )
    .execute();
  await tx
    .insertInto('asignacionDeCaja')
    .values(
      cajasDemo.map(({ id, cajero }) => ({
        id: identificadorDe(`asignacion ${id}`),
        caja: id,
        cajero,
        desde,
        hasta: null,
      })),
    )
    .execute();
  await tx.insertInto('limiteDeCaja').values(limites()).execute();
  await tx
    .insertInto('favoritoDeCaja')
    .values(
      favoritosDemo.map((favorito, n) => ({
        ...favorito,
        id: identificadorDe(`favorito ${favorito.nombre}`),
        usuario: centrales.caja1.cajero,
        orden: n + 1,
      })),
    )
    .execute();
  return saldos;
}

/** The cash of an account is in its cajas, in parts near alike. */
async function saldosIniciales(tx: Tx): Promise<SaldosIniciales> {
  const porCuenta = Object.values(
    Object.groupBy(cajasDemo, ({ idCuenta, agencia }) => `${agencia} ${idCuenta}`),
  );
  const saldos = new Map<string, number>();
  for (const cajas of porCuenta) {
    const [primera] = cajas ?? [];
    if (cajas === undefined || primera === undefined) continue;
    const { idCuenta, agencia } = primera;
    const { rows } = await sql<{
      saldo: number;
    }>`select saldo_en_libros(${idCuenta}, ${agencia}) as saldo`.execute(tx);
    const azar = crearAzar(`cajas nuevas ${agencia} ${idCuenta}`);
    const partes = repartir(
      rows[0]?.saldo ?? 0,
      cajas.map(() => 1),
      azar,
      50,
    );
    for (const [i, { id }] of cajas.entries()) saldos.set(id, partes[i] ?? 0);
  }
  return saldos;
}

function limites() {
  return cajasDemo.flatMap(({ id, clase }) =>
    Object.entries(limitesDemo[clase]).map(([deMovimiento, maximo]) => {
      return {
        caja: id,
        clase: deMovimiento as keyof (typeof limitesDemo)[typeof clase],
        maximo: centavos(maximo),
      };
    }),
  );
}

/** After the story was posted; the last working day leaves something for today, unless its ejercicio is over. */
export async function cargarJornadas(
  tx: Tx,
  saldos: SaldosIniciales,
  dias: readonly DiaContado[],
): Promise<void> {
  const contar = crearRelatoDeCajas(saldos);
  const ayer = dias.at(-1)?.dia;
  const ultimo = dias.findLast(({ dia }) => dia.esHabil && dia.anio === ayer?.anio)?.dia;
  if (ultimo !== undefined) await ponerEnCamino(tx, ultimo);
  for (const { dia, partidas } of dias) {
    await guardarJornadas(tx, contar({ dia, partidas, esElUltimo: dia === ultimo }));
  }
}

async function ponerEnCamino(tx: Tx, dia: Dia): Promise<void> {
  const { id, partida, movimiento } = dotacionEnTransito(dia.fecha);
  const en = horarioDe(dia).cuenta;
  await contabilizar(tx, Temporal.Instant.from(en), [partida]);
  await tx
    .insertInto('trasladoDeCaja')
    .values({
      id,
      origen: centrales.boveda.id,
      destino: centrales.caja2.id,
      clase: 'dotacion',
      medio: 'efectivo',
      monto: centavos(movimiento.monto),
      concepto: movimiento.concepto,
      estado: 'en_transito',
      pedidoPor: centrales.caja2.cajero,
      pedidoEn: en,
      motivo: null,
    })
    .execute();
}
