// What a close asks of the savings: that the interest of every period that ended was paid to the accounts of the agencia, or that a run
// looked at them and said why not; and that no run is still posting into the month. Without savings there is nothing to ask.
import type { EstadoDeCorrida } from '@cuadra/core/ahorros/corrida';
import { nombresDeEstadoDeCorrida } from '@cuadra/core/ahorros/corrida';
import type { FrecuenciaDeAbono } from '@cuadra/core/interes/reglas';
import { sql } from 'kysely';
import {
  type Alcance,
  type Compuerta,
  DETALLES_MAX,
  EN_ORDEN,
  type Revision,
} from '#contabilidad/periodos/compuerta.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { finDelUltimo } from './corridas/ofrecer-corridas.ts';
import { CORRIDAS, enlaceACorrida } from './enlace.ts';
import { noPagada } from './no-pagada.ts';

export const interesesAbonados: Compuerta = {
  id: 'intereses-abonados',
  titulo: 'Intereses de ahorros abonados',
  admiteExcepcion: true,
  soloDeAniosPropios: true,
  revisar,
};

async function revisar(db: Database, alcance: Alcance): Promise<Revision> {
  const corridas = await enCamino(db, alcance);
  const productos = await sinPagar(db, alcance);
  if (corridas.length === 0 && productos.length === 0) return EN_ORDEN;
  return {
    pasa: false,
    motivo: motivoDe(corridas, productos),
    detalle: [
      ...corridas.map(({ id, nombre, estado }) => ({
        id: `corrida-${id}`,
        texto: `Corrida ${id}, ${nombre}: ${nombresDeEstadoDeCorrida[estado].toLowerCase()}`,
        enlace: enlaceACorrida(id),
      })),
      ...productos.map(({ id, codigo, nombre, cuentas, ultimoDia }) => ({
        id: `producto-${id}`,
        texto: `${codigo} ${nombre}, agencia ${alcance.agencia}: ${cuantasCuentas(cuentas)} sin los intereses hasta el ${fechaImpresa(ultimoDia)}`,
        enlace: CORRIDAS,
      })),
    ].slice(0, DETALLES_MAX),
  };
}

interface CorridaEnCamino {
  readonly id: number;
  readonly nombre: string;
  readonly estado: EstadoDeCorrida;
}

/** Those that post into the days being closed: PostgreSQL would refuse the close too. */
async function enCamino(
  db: Database,
  { agencia, desde, hasta }: Alcance,
): Promise<readonly CorridaEnCamino[]> {
  const { rows } = await sql<CorridaEnCamino>`
    select r.id, r.nombre, r.estado from corrida r
    where r.estado in ('aprobado', 'aplicando', 'revirtiendo', 'detenido')
      and case when r.revertida_por is null then r.fecha else r.fecha_reversion end between ${desde}::date and ${hasta}::date
      and exists (select from corrida_alcance a where a.corrida = r.id and a.agencia = ${agencia})
    order by r.id limit ${DETALLES_MAX}`.execute(db);
  return rows;
}

interface ProductoSinPagar {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly cuentas: number;
  readonly ultimoDia: string;
}

async function sinPagar(db: Database, { agencia, hasta }: Alcance): Promise<ProductoSinPagar[]> {
  const al = Temporal.PlainDate.from(hasta).add({ days: 1 }).toString();
  const { rows: productos } = await sql<{
    id: number;
    codigo: string;
    nombre: string;
    abono: FrecuenciaDeAbono;
  }>`
    select p.id, p.codigo, p.nombre, v.abono from producto_ahorro p
    join lateral (select x.abono from version_de_producto x where x.producto = p.id and x.estado = 'publicada' and x.desde <= ${hasta}::date
      order by x.desde desc limit 1) v on true
    where p.estado <> 'preparacion' order by p.codigo`.execute(db);
  const hallados: ProductoSinPagar[] = [];
  for (const { id, codigo, nombre, abono } of productos) {
    const limite = finDelUltimo(abono, al);
    const { rows } = await sql<{ cuentas: number }>`
      select count(*)::int as cuentas from cuenta_ahorro c
      where c.producto = ${id} and c.agencia = ${agencia} and ${noPagada(abono, limite)}`.execute(db);
    const cuentas = rows[0]?.cuentas ?? 0;
    const ultimoDia = Temporal.PlainDate.from(limite).subtract({ days: 1 }).toString();
    if (cuentas > 0) hallados.push({ id, codigo, nombre, cuentas, ultimoDia });
  }
  return hallados;
}

function motivoDe(corridas: readonly CorridaEnCamino[], productos: readonly ProductoSinPagar[]): string {
  const cuentas = productos.reduce((suma, uno) => suma + uno.cuentas, 0);
  const partes = [
    ...(corridas.length === 0
      ? []
      : [
          corridas.length === 1
            ? '1 corrida de intereses todavía contabiliza en el mes: espere a que termine.'
            : `${corridas.length} corridas de intereses todavía contabilizan en el mes: espere a que terminen.`,
        ]),
    ...(productos.length === 0
      ? []
      : [
          `Faltan los intereses de ${cuantasCuentas(cuentas)} de ${productos.length === 1 ? '1 producto' : `${productos.length} productos`}. Calcule la corrida, pida que la aprueben y aplíquela.`,
        ]),
  ];
  return partes.join(' ');
}

const cuantasCuentas = (cuantas: number): string =>
  cuantas === 1 ? '1 cuenta' : `${cuantas.toLocaleString('es-GT')} cuentas`;
