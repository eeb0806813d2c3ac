// The cajas in the real database: made on the first day from which they are told one by one, with what the books said that
// each account held, and then their jornadas.
import { centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Dia } from '../historia/calendario.ts';
import type { DiaContado } from '../historia/contar-historia.ts';
import { cuentas, cuentasDeEfectivo } from '../historia/cuentas.ts';
import { identificadorDe } from '../identificador.ts';
import { cajasDemo, centrales, configuracionDemo, favoritosDemo } from './cajas-demo.ts';
import { contarJornadas, ultimoDiaConPendientes } from './contar-jornadas.ts';
import { guardarJornadas } from './guardar-jornadas.ts';
import { horarioDe } from './horario.ts';
import { dotacionEnTransito } from './pendientes.ts';
import { type SaldosIniciales, saldosIniciales } from './saldos-iniciales.ts';

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
  const saldos = await leerSaldos(tx);
  await tx
    .insertInto('caja')
    .values(
      cajasDemo.map(({ cajero: _, ...caja }) => ({
        ...caja,
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

async function leerSaldos(tx: Tx): Promise<SaldosIniciales> {
  const { rows } = await sql<{ idCuenta: string; agencia: string; saldo: number }>`
    select a.id_agencia as agencia, c.id_cuenta, saldo_en_libros(c.id_cuenta, a.id_agencia) as saldo
    from agencia a, cuenta c where c.id_cuenta = any(${cuentasDeEfectivo}::text[])`.execute(tx);
  return saldosIniciales(
    (idCuenta, agencia) =>
      rows.find((fila) => fila.idCuenta === idCuenta && fila.agencia === agencia)?.saldo ?? 0,
  );
}

/** After the story was posted, when its last week was. */
export async function cargarJornadas(
  tx: Tx,
  saldos: SaldosIniciales,
  dias: readonly DiaContado[],
  cuando: Temporal.Instant,
): Promise<void> {
  const ultimo = ultimoDiaConPendientes(dias);
  if (ultimo !== undefined) await ponerEnCamino(tx, ultimo, cuando);
  for (const jornadas of contarJornadas(saldos, dias)) await guardarJornadas(tx, jornadas);
}

async function ponerEnCamino(tx: Tx, dia: Dia, cuando: Temporal.Instant): Promise<void> {
  const { id, partida, movimiento } = dotacionEnTransito(dia.fecha);
  await contabilizar(tx, cuando, [partida]);
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
      pedidoEn: horarioDe(dia).abre,
      motivo: null,
    })
    .execute();
}
