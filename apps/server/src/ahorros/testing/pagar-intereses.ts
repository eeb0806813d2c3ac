// A run of interest from its creation to its end, step by step as PostgreSQL guards them, without waiting for any job.
import { randomUUIDv7 } from 'node:crypto';
import { centavos } from '@cuadra/core/dinero';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import { sql } from 'kysely';
import { leerHuella } from '#ahorros/intereses/tandas/hacer-tanda.ts';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { comoPersona } from './como-persona.ts';

type Prueba = Pick<AplicacionDePrueba, 'db' | 'reloj'>;

export interface Pago {
  readonly nombre: string;
  readonly productos: readonly number[];
  readonly agencias: readonly string[];
  readonly desde: string;
  /** Not included. */
  readonly hasta: string;
  readonly fecha: string;
}

export interface QuienesPagan {
  readonly crea: string;
  readonly aprueba: string;
}

/** Calculated and waiting for somebody else to approve it; its id. */
export async function calcularEnPrueba(prueba: Prueba, { crea }: QuienesPagan, pago: Pago): Promise<number> {
  const { nombre, productos, agencias, desde, hasta, fecha } = pago;
  const ahora = prueba.reloj.ahora().toString();
  return comoPersona(prueba, crea, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into corrida (clase, nombre, desde, hasta, fecha_valor, fecha, creada_por, creada_en)
      values ('ordinaria', ${nombre}, ${desde}, ${hasta}, ${hasta}::date - 1, ${fecha}, ${crea}, ${ahora}) returning id`.execute(
      tx,
    );
    const id = rows[0]?.id ?? 0;
    for (const producto of productos)
      for (const agencia of agencias)
        await sql`insert into corrida_alcance (corrida, producto, agencia, periodo, clase)
          values (${id}, ${producto}, ${agencia}, daterange(${desde}::date, ${hasta}::date), 'ordinaria')`.execute(
          tx,
        );
    await sql`update corrida set estado = 'calculando', calculada_por = ${crea} where id = ${id}`.execute(tx);
    await sql`select corrida_preparar(${id})`.execute(tx);
    for (const { n } of await tandasDe(tx, id))
      await sql`select corrida_calcular_tanda(${id}, ${n})`.execute(tx);
    await sql`select corrida_terminar_calculo(${id}, ${ahora}::timestamptz)`.execute(tx);
    return id;
  });
}

/** Approved by the other person and applied, each tanda with its partida. */
export async function pagarEnPrueba(prueba: Prueba, quienes: QuienesPagan, pago: Pago): Promise<number> {
  const id = await calcularEnPrueba(prueba, quienes, pago);
  const { crea, aprueba } = quienes;
  const ahora = prueba.reloj.ahora();
  await comoPersona(prueba, aprueba, (tx) =>
    sql`update corrida set estado = 'aprobado', aprobada_por = ${aprueba}, aprobada_en = ${ahora.toString()}, huella_aprobada = huella
      where id = ${id}`.execute(tx),
  );
  await comoPersona(prueba, crea, async (tx) => {
    await sql`update corrida set estado = 'aplicando', aplicada_por = ${crea} where id = ${id}`.execute(tx);
    for (const tanda of await tandasDe(tx, id)) {
      const { n, agencia, interes, isr, idCuenta, cuentaGasto, cuentaIsr } = tanda;
      const retenido = isr > 0 ? [alDebe(idCuenta, centavos(isr)), alHaber(cuentaIsr, centavos(isr))] : [];
      const idPartida = randomUUIDv7();
      await sql`select corrida_aplicar_tanda(${id}, ${n}, ${idPartida}::uuid)`.execute(tx);
      const partida = porContabilizar({
        id: idPartida,
        movimientos: await leerHuella(tx, idPartida),
        ...{
          origen: 'interes',
          tipo: 'diario',
          fecha: pago.fecha,
          agencia,
          concepto: pago.nombre,
          autor: crea,
        },
        lineas: [alDebe(cuentaGasto, centavos(interes)), alHaber(idCuenta, centavos(interes)), ...retenido],
      });
      if (interes > 0) await contabilizar(tx, ahora, [partida]);
    }
    await sql`select corrida_terminar_aplicacion(${id}, ${ahora.toString()}::timestamptz)`.execute(tx);
  });
  return id;
}

interface Tanda {
  readonly n: number;
  readonly agencia: string;
  readonly interes: number;
  readonly isr: number;
  readonly idCuenta: string;
  readonly cuentaGasto: string;
  readonly cuentaIsr: string;
}

async function tandasDe(tx: Tx, id: number): Promise<readonly Tanda[]> {
  const { rows } = await sql<Tanda>`
    select t.n, t.agencia, t.interes, t.isr, p.id_cuenta, v.cuenta_gasto, v.cuenta_isr from corrida_tanda t
    join producto_ahorro p on p.id = t.producto
    join lateral (select * from version_de_producto x where x.producto = p.id and x.estado = 'publicada' order by x.desde desc limit 1) v on true
    where t.corrida = ${id} order by t.n`.execute(tx);
  return rows;
}
