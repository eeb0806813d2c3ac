import * as contrato from '@cuadra/contract/ahorros/retenciones';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import type { Database } from '#platform/database/pool.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { diasDelMes } from './abonos.ts';
import { listarRetenidos } from './listar-retenidos.ts';
import { leerControl, leerRetenciones } from './resumen-del-mes.ts';

export function rutasDeRetenciones(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.verIsrDelMes, ({ query: { anio, mes, agencia }, contexto: { actor } }) =>
    verIsrDelMes(db, { anio, mes }, agenciasPedidas(actor, agencia)),
  );

  mount(app, contrato.listarRetenidos, ({ query, contexto: { actor } }) => listarRetenidos(db, actor, query));
}

async function verIsrDelMes(
  db: Database,
  { anio, mes }: { readonly anio: number; readonly mes: number },
  agencias: readonly string[],
): Promise<ResponseOf<typeof contrato.verIsrDelMes>> {
  const dias = diasDelMes(anio, mes);
  const porProducto = await leerRetenciones(db, dias, agencias);
  const { enCuentas, enLibros } = await leerControl(db, dias, agencias);
  const suma = (cual: 'cuentas' | 'bruto' | 'exento' | 'isr') =>
    porProducto.reduce((total, uno) => total + uno[cual], 0);
  return {
    ...dias,
    sePagaHasta: Temporal.PlainDate.from(dias.hasta).add({ days: contrato.DIAS_PARA_PAGAR_ISR }).toString(),
    porProducto,
    totales: { cuentas: suma('cuentas'), bruto: suma('bruto'), exento: suma('exento'), isr: suma('isr') },
    control: { enCuentas, enLibros, diferencia: enLibros - enCuentas },
  };
}
