// What a close asks of the banks: that each account was compared up to its last day and another person approved it. Bank accounts are
// of the institution, so it stands for every agencia, and nobody lets it pass. One out of use holds nothing: PostgreSQL sees to it.
import type { EstadoDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { sql } from 'kysely';
import {
  type Alcance,
  type Compuerta,
  DETALLES_MAX,
  EN_ORDEN,
  type Revision,
} from '#contabilidad/periodos/compuerta.ts';
import type { Database } from '#platform/database/pool.ts';
import { mesDe } from './conciliaciones/mes-de-cuenta.ts';
import { mesEnTexto, nombresDeEstadoDeConciliacion } from './conciliaciones/palabras.ts';
import { enlaceABanco } from './enlace.ts';

export const bancosConciliados: Compuerta = {
  id: 'bancos-conciliados',
  titulo: 'Bancos conciliados',
  admiteExcepcion: false,
  soloDeAniosPropios: true,
  esDeLaInstitucion: true,
  revisar,
};

async function revisar(db: Database, { hasta }: Alcance): Promise<Revision> {
  const ultimo = mesDe(hasta);
  const { rows } = await sql<SinAprobar>`
    select c.id, c.nombre, coalesce(x.estado, 'abierta') as estado, count(*) over ()::int as total
    from cuenta_bancaria c
    left join conciliacion x on x.cuenta_bancaria = c.id and x.anio = ${ultimo.anio}::int and x.mes = ${ultimo.mes}::int
    where c.activa and c.desde <= ${hasta}::date and x.estado is distinct from 'aprobada'
    order by c.nombre, c.id limit ${DETALLES_MAX}`.execute(db);
  const cuantas = rows[0]?.total ?? 0;
  if (cuantas === 0) return EN_ORDEN;
  return {
    pasa: false,
    motivo:
      cuantas === 1
        ? `Falta aprobar la conciliación de ${mesEnTexto(ultimo)} de 1 cuenta bancaria. Envíela y pida que otra persona la apruebe.`
        : `Falta aprobar las conciliaciones de ${mesEnTexto(ultimo)} de ${cuantas} cuentas bancarias. Envíelas y pida que otra persona las apruebe.`,
    detalle: rows.map(({ id, nombre, estado }) => ({
      id,
      texto: `${nombre}: conciliación ${nombresDeEstadoDeConciliacion[estado].toLowerCase()}`,
      enlace: enlaceABanco('conciliacion', { cuenta: id, ...ultimo }),
    })),
  };
}

interface SinAprobar {
  readonly id: string;
  readonly nombre: string;
  readonly estado: EstadoDeConciliacion;
  readonly total: number;
}
