// The savings account that a movement of the counter is about, as whoever registers it needs to know it.
import type { CuentaAtendida, MovimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { clases, esDeAhorro } from '@cuadra/core/cajas/movimiento';
import { type RawBuilder, sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { conCampo } from '../clases/exigir-contracuenta.ts';
import { jornadaPropia } from '../jornada-que-mueve.ts';

export interface AhorroDelMovimiento {
  readonly id: number;
  readonly numero: string;
  readonly titular: string;
  readonly producto: string;
  readonly agencia: string;
  readonly idCuenta: string;
}

/** Null: there is no such account, or nobody asked for one. */
export const ahorroElegido = (id: number | null): RawBuilder<AhorroDelMovimiento | null> => sql`
  (select jsonb_build_object('id', a.id, 'numero', a.numero, 'producto', p.nombre, 'agencia', a.agencia, 'idCuenta', p.id_cuenta,
     'titular', coalesce((select s.nombre from titular t join asociado s on s.id = t.asociado where t.cuenta = a.id order by t.orden limit 1), ''))
   from cuenta_ahorro a join producto_ahorro p on p.id = a.producto where a.id = ${id}::bigint)`;

/** Undefined: the movement is not of savings. */
export function exigirAhorro(
  ahorro: AhorroDelMovimiento | null,
  { clase, cuentaAhorro, idCuenta }: MovimientoNuevo,
  agencia: string,
): AhorroDelMovimiento | undefined {
  if (!esDeAhorro(clase)) {
    if (cuentaAhorro === null) return undefined;
    const detalle = `${clases[clase].nombre} no mueve cuentas de ahorro.`;
    throw conCampo({ codigo: 'MOVIMIENTO_INVALIDO', detalle }, 'cuentaAhorro');
  }
  if (ahorro === null) throw problemaDeCampo('NO_ENCONTRADO', 'cuentaAhorro');
  if (ahorro.agencia !== agencia) throw problemaDeCampo('CUENTA_DE_OTRA_AGENCIA', 'cuentaAhorro');
  if (ahorro.idCuenta !== idCuenta) {
    const detalle = 'La cuenta contable no es la del producto de esa cuenta de ahorro.';
    throw conCampo({ codigo: 'MOVIMIENTO_INVALIDO', detalle }, 'cuentaAhorro');
  }
  return ahorro;
}

const HALLADAS_MAX = 20;
const DIGITOS_DE_DPI = 13;

/** By its number, the DPI of a holder or their name; those of the agencia of the caja in hand. */
export async function buscarCuentasAtendidas(
  db: Database,
  contexto: ContextoConActor,
  texto: string,
): Promise<CuentaAtendida[]> {
  const { caja } = await jornadaPropia(db, contexto);
  const digitos = texto.replaceAll(/\D/g, '');
  const { rows } = await sql<CuentaAtendida>`
    select a.id, a.numero, p.nombre as producto, p.id_cuenta, a.estado, a.plazo is not null as es_a_plazo, a.saldo,
      (select jsonb_agg(jsonb_build_object('nombre', s.nombre, 'documento', coalesce(s.dpi, s.documento)) order by t.orden)
       from titular t join asociado s on s.id = t.asociado where t.cuenta = a.id) as titulares
    from cuenta_ahorro a join producto_ahorro p on p.id = a.producto
    where a.agencia = ${caja.agencia} and a.estado <> 'cerrada' and p.estado <> 'preparacion' and a.id in (
      select c.id from cuenta_ahorro c where c.numero = ${texto.toUpperCase()}
      union
      select t.cuenta from titular t join asociado s on s.id = t.asociado
      where (length(${digitos}) = ${DIGITOS_DE_DPI} and s.dpi = ${digitos}) or s.documento = ${texto}
      union
      select t.cuenta from titular t join asociado s on s.id = t.asociado
      where ${texto} ~ '[[:alpha:]]' and texto_de_busqueda(s.nombre) like '%' || texto_de_busqueda(${texto}) || '%'
      union
      select c.id from cuenta_ahorro c where length(${texto}) >= 4 and c.agencia = ${caja.agencia} and c.numero like ${texto.toUpperCase()} || '%')
    order by a.numero limit ${HALLADAS_MAX}`.execute(db);
  return rows;
}
